/** Invented businesses for measuring: many trades, varied words, and full, partial and empty profiles. */
import {
  type BrandBrief,
  type BrandProfile,
  type Category,
  categories,
  makeEmptyBrief,
  mapCategories,
} from '#contract/plain/brand.ts'

type Invented = {
  name: string
  words: string
  fives?: Partial<Record<Category, string>>
  profile?: Partial<BrandProfile>
}

/** `words`: the chosen word of each category, in the order culture | customers | voice | feeling | impact | xfactor. */
const invented: readonly Invented[] = [
  {
    name: 'Saltmarsh Kitchen',
    words: 'unhurried | hungry locals | warm | well fed | longer lunches | a menu that follows the tide',
    profile: {
      industry: 'food-beverage',
      productsServices: 'seafood lunches, set dinners',
      idealClientDescription: 'Locals who eat late and talk long',
    },
  },
  {
    name: 'Pell & Moran Solicitors',
    words: 'discreet | families in dispute | plain | reassured | settle without court | fixed price letters',
    profile: { industry: 'law firm', customerPainPoints: 'Unclear bills, slow replies' },
  },
  {
    name: 'Copperline Plumbing',
    words: 'punctual | landlords | straight-talking | at ease | dry ceilings | no call-out fee',
    profile: { productsServices: 'We fix leaks and fit boilers for landlords' },
  },
  {
    name: 'Tallyroot',
    words: 'curious | busy founders | witty | in control | see cash flow clearly | one screen for everything',
    profile: { industry: 'technology', customerPainPoints: 'They never know what is left at the end of the month' },
  },
  {
    name: 'Second Spring',
    words: 'patient | lonely | kind | belonging | new friendships | volunteers who stay',
    profile: { industry: 'non-profit', idealClientDescription: 'Older neighbours living alone' },
  },
  {
    name: 'Wren & Thistle',
    words: 'playful | brides-to-be | romantic | cherished | wilder bouquets | seasonal stems only',
    profile: { industry: 'florist' },
  },
  { name: 'Ironhouse', words: 'no-nonsense | beginners | blunt | strong | lift heavier | open at five' },
  {
    name: 'Brightwater Dental',
    words: 'gentle | nervous | soothing | unafraid | keep their teeth | the same dentist every visit',
    profile: { idealClientDescription: 'Nervous patients', industry: 'healthcare' },
  },
  {
    name: 'Tumbledown Toys',
    words: 'mischief | grandparents | storytelling | wonder | screen-free afternoons | carved by hand',
    fives: {
      impact: 'quieter afternoons, shared stories, toys that last, less plastic, screen-free afternoons',
      voice: 'whimsical, storytelling, silly, warm, plain',
    },
  },
  {
    name: "Old Nan's",
    words: 'hospitality | shift workers | like a friend | looked after | hot meals at 3am | we never close',
  },
  {
    name: 'Lumen 8',
    words: 'exacting | hospital architects | calm and clear | confident | better light for patients | our own test lab',
    profile: { industry: 'lighting design', competitiveDifferentiator: 'We measure every room before we draw' },
  },
  {
    name: 'iKnit',
    words: 'cosy | first-timers | chatty | proud | finish a jumper | Sunday clinics',
    profile: { productsServices: 'yarn, needles and classes', primaryGoal: 'open a second shop' },
  },
  {
    name: 'Harrow Lane Books',
    words: 'bookish | commuters | wry | less alone | read more | handwritten recommendations',
  },
  {
    name: 'Fathom Freight',
    words: 'integrity | small exporters | concise | certain | goods that arrive whole | founder answers the phone',
    profile: {
      industry: 'transportation',
      customerPainPoints: 'Hidden charges and missing updates',
      competitiveDifferentiator: 'One named person for every shipment',
    },
  },
  {
    name: 'Bloom Street Nursery',
    words: 'nurturing | working parents | playful | trust | kids who love mornings | forest days',
  },
  {
    name: 'Quarry Road Cycles',
    words:
      'tinkering | people who ride to work | frank | ready for anything | fewer breakdowns | repairs while you wait',
  },
  { name: 'Halden Physio', words: 'thorough | runners | encouraging | hopeful | run without pain | honest timelines' },
  { name: 'The Paper Moth', words: 'eccentric | shy | whispered | enchanted | letters worth keeping | letterpress' },
  { name: 'Gannet Roofing Ltd.', words: 'dependable | homeowners | direct | secure | stay dry | no subcontractors' },
  {
    name: 'Maison Ife',
    words: 'bold | women over fifty | unapologetic | radiant | dress for themselves | cut to measure',
    profile: {
      productsServices: 'coats, trousers and evening dresses',
      idealClientDescription: 'Women who are done with being invisible',
    },
  },
  {
    name: 'Otter Accounting',
    words: 'Meticulous | Freelancers | Jargon-free | Relaxed | Fewer Surprises | Flat Monthly Price',
    profile: { industry: 'accounting', customerPainPoints: 'They are afraid of letters from the tax office' },
  },
  {
    name: 'Northfold Farm',
    words: 'rooted | families | down to earth | nourished | know where dinner comes from | veg pulled the same morning',
  },
  {
    name: 'Velvet Hour',
    words: 'glamorous | night owls | sultry | alive | nights worth remembering | live jazz till two',
  },
  {
    name: 'Kestrel Coaching',
    words: 'listen first | new managers | honest | capable | lead with confidence | sessions by phone',
  },
  {
    name: 'Pocket Planet',
    words: 'eco-conscious | curious kids | silly | amazed | love science | experiments in a box',
  },
  { name: 'Anvil & Ash', words: 'craftsmanship | home cooks | quiet | pride | knives for life | forged in one piece' },
  {
    name: 'Clearpath Tutors',
    words: 'patient | anxious teenagers | patient | capable | better grades | no long contracts',
  },
  { name: 'Juniper House', words: 'unhurried | grieving | tender | held | peace of mind | someone always answers' },
  {
    name: 'Sable Security',
    words: 'vigilant | shopkeepers | measured | safe | sleep at night | guards who know your name',
  },
  {
    name: 'Rolling Pin Rebels',
    words: 'rebellious | sweet tooths | loud | giddy | birthdays worth the wait | vegan only',
    profile: {
      productsServices: 'We bake birthday cakes and deliver them by bike. Everything is made to order.',
      idealClientDescription: 'Vegans and the people who love them',
    },
  },
]

export const inventedBusinesses: readonly BrandBrief[] = invented.map(({ name, words, fives, profile }) => {
  const chosen = words.split(' | ')
  const empty = makeEmptyBrief(name)
  return {
    ...empty,
    topWords: mapCategories((category) => chosen[categories.indexOf(category)] ?? ''),
    topFives: mapCategories((category) => fives?.[category]?.split(', ') ?? []),
    profile: { ...empty.profile, ...profile },
  }
})

/** The invented business of that name; throws if there is none. */
export function findInventedBusiness(name: string): BrandBrief {
  const found = inventedBusinesses.find(({ businessName }) => businessName === name)
  if (!found) throw new Error(`nobody invented ${name}`)
  return found
}
