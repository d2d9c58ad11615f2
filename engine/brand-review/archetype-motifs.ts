import type { ArchetypeId } from '#contract/plain/archetypes.ts'

/** Words typical of each archetype's goals and actions (after Mark and Pearson, 2001), without words common on any site. */
export const archetypeMotifs: Readonly<Record<ArchetypeId, string>> = {
  innocent:
    'simple calm gentle kind pure fresh honest happy smile garden song safe home natural clean trust wholesome joy peace warm play sunny',
  explorer:
    'path trail wild freedom road discover outdoor river wood mountain ridge far roam map horizon journey weather land unknown climb walk',
  sage: 'explain understand learn check answer reason result source evidence figure question research teach measure honest advice independent fact study review compare record expert inspect method',
  hero: 'strong stronger strength train effort win fight brave courage earn push challenge lift prove rise harder coach race',
  outlaw: 'break rule refuse rebel wrong tired fight loud bold burn nobody raw truth expose smash wild',
  magician:
    'change transform breath imagine vision secret wonder light dream invisible reveal power wake vanish appear magic effortless suddenly remember',
  regular:
    'neighbour everyday fair ordinary local together mend share family anyone simple pint tea friend plain van kettle carry neighbourhood mate nan proper',
  lover:
    'beauty touch desire slow taste skin soft silk rich sense love scent evening finest pleasure linger warm gold intimate savour feed hungry delicious flavour aunt heart',
  jester:
    'fun laugh joke silly play game daft cheeky grin giggle party mischief rascal tiny dance odd weird surprise biscuit absurd ridiculous nonsense fuss naughty tease wink prank oops cake pudding tickle argue',
  caregiver:
    'care help safe warm protect listen gentle tend nurse comfort trust family worry heal support patient home tea love welcome feed soothe remember share',
  ruler:
    'standard lead control partner authority member responsible command leading estate finest established tradition excellence master regulated rule',
  creator: 'built craft create design idea invent bake draw shape paint experiment imagine workshop recipe odd',
}
