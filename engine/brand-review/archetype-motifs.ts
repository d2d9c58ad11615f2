import type { ArchetypeId } from '#contract/archetypes.ts'

/** Words that an archetype's wishes and deeds are told in (after Mark and Pearson, 2001). */
export const archetypeMotifs: Readonly<Record<ArchetypeId, string>> = {
  innocent:
    'simple calm gentle kind pure fresh honest good happy smile garden song safe home natural clean light trust wholesome joy peace warm play sunny',
  explorer:
    'path trail wild free freedom road discover find outdoor river wood mountain ridge far roam map horizon leave journey weather land unknown first climb walk',
  sage: 'explain understand know learn evidence figure check question clear reason answer research teach read plan measure honest advice independent fact study review search compare describe record expert inspect method source result',
  hero: 'strong stronger strength train effort win fight brave courage hard finish first earn push challenge lift stand prove rise harder work coach race',
  outlaw:
    'break rule refuse rebel against wrong tired enough fight loud bold burn nobody never ban different raw truth expose smash stop wild',
  magician:
    'change transform become turn moment breath imagine vision secret wonder light dream begin invisible reveal become power notice feel moment wake itself vanish appear magic effortless suddenly remember',
  regular:
    'neighbour everyday honest fair ordinary local together work mend share street family same people anyone simple down pint tea friend own plain ordinary van kettle carry neighbourhood mate nan proper',
  lover:
    'beauty touch hand desire slow taste close skin soft silk rich sense love scent evening finest pleasure linger warm gold made wear light intimate savour feed hungry delicious flavour aunt fresh heart',
  jester:
    'fun laugh joke silly play game mad daft cheeky grin giggle party mischief rascal tiny dance odd weird surprise biscuit sorry absurd ridiculous nonsense fuss naughty tease wink prank oops cake pudding tickle argue',
  caregiver:
    'care look after help safe warm protect kind listen gentle tend nurse comfort stay rest trust family worry heal support patient home tea love welcome feed grow raise soothe remember share',
  ruler:
    'standard lead order control partner first authority member responsible command best leading estate finest established tradition excellence master regulated rule',
  creator:
    'make made build built craft create design idea invent bake draw new hand shape paint experiment imagine workshop recipe own odd try',
}
