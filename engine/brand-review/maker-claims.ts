import type { ClaimReader } from './read-claims.ts'

const made =
  '(?:made|sewn|knitted|woven|spun|dyed|printed|bound|thrown|cast|forged|carved|turned|built|assembled|baked|brewed|roasted|distilled|cooked|bottled|pressed|poured|blended|cured|smoked|packed|designed)'
const thing = `(?<thing>(?:(?:all|every|each|the|our|all of our|all our|an?) )?[a-z][a-z' -]{2,28}?)`
const houseOfMaking =
  '(?:workshop|factory|bakery|kitchen|studio|brewery|mill|roastery|dairy|shed|barn|house|distillery|foundry|pottery|premises|hands)'
const ours = new RegExp(
  String.raw`^${thing} (?:(?:is|are) )?(?:still |always |all )?${made}(?: and ${made})? (?:from scratch |by hand |entirely |only )*(?:by us\b|here\b|upstairs\b|in-house|on the premises|under our own roof|(?:in|at) our (?:own )?(?:[a-z]+ )?${houseOfMaking}\b)`,
)
const others = new RegExp(
  String.raw`^${thing} (?:is|are) (?:still |always |all )?${made}(?: and ${made})? (?:for us )?(?:by (?:an?|our) (?:[a-z-]+ ){0,3}?(?:firm|company|partner|supplier|maker|manufacturer|factory|mill|workshop|bakery|cooperative|family)s?\b|(?:in|at) an? (?:[a-z-]+ ){0,2}(?:factory|mill)\b|abroad\b|overseas\b)`,
)
const isLimited = /\b(?:some|most|half|part|used to|were|until|except|if|when|now|sold|or)\b/

/** "Every jumper is knitted in our own workshop" against "our jumpers are knitted by a firm in Portugal". */
const maker: ClaimReader = (text) => {
  if (isLimited.test(text)) return []
  const own = ours.exec(text)?.groups?.thing
  const subject = own ?? others.exec(text)?.groups?.thing
  if (subject === undefined) return []
  const value = own === undefined ? 'others' : 'us'
  return subject.split(/ and |, /).map((each) => ({ topic: 'who makes it', value, subject: each }))
}

/** Who makes the goods: the business itself, or somebody else. */
export const makerReaders: readonly ClaimReader[] = [maker]
