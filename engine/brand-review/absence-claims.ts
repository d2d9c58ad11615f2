import type { ClaimReader } from './read-claims.ts'
import { subjectOf } from './subject-words.ts'

/** What businesses promise to leave out. */
const materials =
  'plastic|palm oil|perfumes?|perfumed|fragrances?|preservatives?|additives?|improvers?|colourings?|colorings?|sugar|gluten|lactose|nuts?|parabens?|sulphates?|sulfates?|silicones?|' +
  'alcohol|meat|leather|fur|feathers|pesticides?|chemicals?|bleach|solvents?|antibiotics|hormones|animal testing|agency staff|agencies|subcontractors?|call cent(?:re|er)s?|advertis(?:ing|ements?)|' +
  'adverts?|ads|cookies|tracking|machines?|factor(?:y|ies)|middlemen|wholesalers?|interest|small print|screens|phones'
const left = new RegExp(
  String.raw`\b(?:no|not an?|without|never(?: \w+)?|free (?:of|from)|zero|not (?:use|add|contain)(?: any)?|n't (?:use|add|contain)(?: any)?|avoid|nor|or)\s+(?:any |added |artificial |\w+ or )?(${materials})\b|\b(${materials})[- ]free\b`,
)
const taken = new RegExp(
  String.raw`\b(?:contains?|with|in|uses?|using|made (?:of|from)|wrapped in|add(?:ed|s)?|is|are|by|through|from)\s+(?:an? |our |some |the |added |artificial )?(?:[a-z]+ )?(${materials})\b|\b(?:an?|our|the) (${materials})(?: \w+){0,3} (?:answers?|handles?|takes?|looks? after|does|will)\b`,
)
const denied =
  /\b(?:no|not|never|without|n't|instead of|recycled|free|rather than|against|replac\w+|zero|nothing|avoid)\b|n't\b/

const singular = (material: string) => material.replace(/ies$/, 'y').replace(/(?:ed|s)$/, '')

/** "No X in anything" against "with X". */
const leftOut: ClaimReader = (text) => {
  const no = left.exec(text)
  const material = no?.[1] ?? no?.[2]
  if (material !== undefined)
    return [{ topic: `whether there is ${singular(material)}`, value: 'no', subject: text.replaceAll(material, '') }]
  const found = denied.test(text) ? undefined : taken.exec(text)
  const yes = found?.[1] ?? found?.[2]
  return yes === undefined
    ? []
    : [{ topic: `whether there is ${singular(yes)}`, value: 'yes', subject: text.replaceAll(yes, '') }]
}

/** States that say something about the goods: "never frozen" against "arrives frozen". */
const states =
  'frozen|reheated|imported|outsourced|subcontracted|automated|mass-produced|bought in|pre-cooked|microwaved|tinned|dyed|bleached|glued|coated|diluted|tested on animals|' +
  'handmade|hand-made|recycled|organic|refurbished|rushed|shared|sold|recorded|supervised'
const neverSo = new RegExp(String.raw`\b(?:never|not|nothing (?:is|was)|n't) (?:\w+ ){0,2}?(${states})\b`)
const isSo = new RegExp(
  String.raw`\b(?:some|half|most|part) (?:of )?(?:\w+ ){1,3}(?:is|are) (bought)(?: in)? from\b|\b(?:is|are|arrives?|comes?|them|it|delivered|kept|brought|was|were|gets?) (?:\w+ ){0,2}?(${states})\b`,
)

/** What stands before the state is what is in it: "the clay that we use is not organic"; else it is anything. */
function saidOf(text: string, state: RegExp) {
  const subject = text.slice(0, state.exec(text)?.index ?? 0)
  return { subject, isGeneral: subjectOf(subject).size === 0 }
}

const neverIs: ClaimReader = (text) => {
  const no = neverSo.exec(text)?.[1]
  if (no !== undefined) return [{ topic: `whether it is ${no}`, value: 'no', ...saidOf(text, neverSo) }]
  const found = denied.test(text) ? undefined : isSo.exec(text)
  const yes = found?.[1] === 'bought' ? 'bought in' : found?.[2]
  return yes === undefined ? [] : [{ topic: `whether it is ${yes}`, value: 'yes', ...saidOf(text, isSo) }]
}

const stuffs =
  'cotton|wool|linen|silk|polyester|nylon|acrylic|viscose|hemp|bamboo|leather|oak|ash|beech|birch|pine|walnut|larch|plywood|chipboard|steel|iron|brass|copper|silver|gold|aluminium|glass|stoneware|porcelain|soy|beeswax|paraffin'
const stuffOf = new RegExp(
  String.raw`\b(?:our|the|all|every|each) ([a-z ]{3,22}?) (?:is|are|comes?)(?: all| only| now)?(?: made| woven| cast| built)?(?: of| from| in)? (?:pure |organic |solid |recycled |100% |100 percent |english |fine )*(${stuffs})\b`,
)

/** "All our clothes are cotton" against "half of our clothes are polyester". */
const madeOf: ClaimReader = (text) => {
  const [clause = ''] = text.split(', ')
  const [, subject, value] = stuffOf.exec(clause) ?? []
  return subject === undefined || value === undefined || denied.test(clause)
    ? []
    : [{ topic: 'what it is made of', value, subject }]
}

/** Claims that something is left out, or that it is there. */
export const absenceReaders: readonly ClaimReader[] = [leftOut, neverIs, madeOf]
