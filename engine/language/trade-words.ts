/** Trade words of company names. Words in one row have similar meanings, so that one is easily written for another. */
const rows = [
  'law legal solicitors lawyers',
  'accounting accountants accountancy bookkeeping',
  'finance financial wealth',
  'consulting consultants consultancy advisers',
  'design designs designers studio studios',
  'clinic clinics practice surgery',
  'dental dentists dentistry',
  'dermatology skin',
  'bakery bakers bakehouse bakes',
  'cafe tearoom tearooms coffee',
  'restaurant kitchen bistro',
  'brewing brewery brewers',
  'gym fitness',
  'school academy college',
  'nursery preschool kindergarten',
  'shop store stores',
  'builders building construction',
  'plumbing plumbers heating',
  'gardens gardening landscapes landscaping',
  'garage motors cars autos',
  'cycles bikes bicycles',
  'clothing wear apparel',
  'salon hair hairdressers barbers',
  'travel tours holidays',
  'kennels cattery',
  'vets veterinary',
  'group company co services solutions partners associates agency holdings',
].map((row) => row.split(' '))
const legalForms = new Set('ltd limited llp llc inc plc gmbh'.split(' '))

/** True for legal forms and trade words, which typically end a company name. */
export const isFirmWord = (key: string) => legalForms.has(key) || rows.some((row) => row.includes(key))

/** True for a wrong trade word in a name: capitalized and from the same row as the right one (`own`). */
export function isWrongTradeWord(text: string, own: string | undefined): boolean {
  const word = text.toLowerCase()
  const row = rows.find((each) => own !== undefined && each.includes(own))
  return word !== text && word !== own && row?.includes(word) === true
}
