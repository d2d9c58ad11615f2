import type { ClaimReader, Found } from './read-claims.ts'

const diet = String.raw`(?<diet>vegan|plant-based|vegetarian|veggie|meat-free)\b(?! (?:options?|choices?|dish(?:es)?|friend))`
const goods = `(?:all|every) (?:of )?(?:(?:our|the) )?(?<goods>[a-z]+(?: [a-z]+)?)|everything(?: here| on the menu| we [a-z]+)?`
const ofAll = new RegExp(
  String.raw`\b(?:${goods}) (?:is|are|'s)(?: all| always| now)? (?:100% |100 percent |entirely |fully |strictly |completely )?${diet}`,
)

const milk = "cream|whole milk|cow's milk|milk|butter|cheese|eggs|honey|gelatine|lard"
const meat = 'beef|chicken|lamb|pork|bacon|ham|steaks?|sausages?|salmon|prawns?|tuna'
const holds = (stuffs: string) =>
  new RegExp(
    String.raw`\b(?:made|filled|topped|finished|cooked|baked|served|comes?|glazed|sweetened|mixed) (?:only )?(?:with|from|in) (?:[a-z-]+,? ){0,5}?(?:${stuffs})\b(?! (?:beans?|alternatives?|chocolate|free))`,
  )
const likeIt =
  /\b(?:vegan|vegetarian|veggie|mock|oats?|soya?|coconut|almonds?|plant|cashews?|peanuts?|nuts?|rice|cocoa|shea|tofu|traces|instead|without|no|not|never|like|as|if|can|could|dogs?|feed)\b/

/** "All our chocolate is vegan" against "our milk bar is made with cream". */
const allVegan: ClaimReader = (text): Found[] => {
  const found = ofAll.exec(text)?.groups
  if (found !== undefined && !/\b(?:not|except|apart|but)\b/.test(text)) {
    const isVegan = /^(?:vegan|plant)/.test(found.diet ?? '')
    const topic = isVegan ? 'animal products' : 'meat'
    return [{ topic, value: 'no', isGeneral: true, of: found.goods ?? '' }]
  }
  if (likeIt.test(text)) return []
  const hasMeat = holds(meat).test(text)
  return [
    ...(hasMeat ? [{ topic: 'meat', value: 'yes', isGeneral: true }] : []),
    ...(hasMeat || holds(milk).test(text) ? [{ topic: 'animal products', value: 'yes', isGeneral: true }] : []),
  ]
}

/** What is left out of everything that is eaten. */
export const dietReaders: readonly ClaimReader[] = [allVegan]
