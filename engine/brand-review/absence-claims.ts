import type { ClaimReader } from './read-claims.ts'

/** What businesses promise to leave out. */
const materials =
  'plastic|palm oil|perfumes?|perfumed|fragrances?|preservatives?|additives?|improvers?|colourings?|colorings?|sugar|gluten|lactose|nuts?|parabens?|sulphates?|sulfates?|silicones?|' +
  'alcohol|meat|leather|fur|feathers|pesticides?|chemicals?|bleach|solvents?|antibiotics|hormones|animal testing|agency staff|agencies|subcontractors?|call cent(?:re|er)s?|advertis(?:ing|ements?)|' +
  'adverts?|ads|cookies|tracking|machines?|factor(?:y|ies)|middlemen|wholesalers?|interest|small print|screens|phones'
const left = new RegExp(
  String.raw`\b(?:no|without|never(?: \w+)?|free (?:of|from)|zero|not (?:use|add|contain)(?: any)?|n't (?:use|add|contain)(?: any)?|avoid|nor|or)\s+(?:any |added |artificial |\w+ or )?(${materials})\b|\b(${materials})[- ]free\b`,
)
const taken = new RegExp(
  String.raw`\b(?:contains?|with|in|uses?|using|made (?:of|from)|wrapped in|add(?:ed|s)?|is|are|by|through|from)\s+(?:an? |our |some |the |added |artificial )?(?:[a-z]+ )?(${materials})\b`,
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
  const yes = denied.test(text) ? undefined : taken.exec(text)?.[1]
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
  String.raw`\b(?:is|are|arrives?|comes?|them|it|delivered|kept|brought|was|were|gets?) (?:\w+ ){0,2}?(${states})\b`,
)

const neverIs: ClaimReader = (text) => {
  const no = neverSo.exec(text)?.[1]
  if (no !== undefined) return [{ topic: `whether it is ${no}`, value: 'no', isGeneral: true }]
  const yes = denied.test(text) ? undefined : isSo.exec(text)?.[1]
  return yes === undefined ? [] : [{ topic: `whether it is ${yes}`, value: 'yes', isGeneral: true }]
}

/** Claims that something is left out, or that it is there. */
export const absenceReaders: readonly ClaimReader[] = [leftOut, neverIs]
