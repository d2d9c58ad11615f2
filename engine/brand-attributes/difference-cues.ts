/** What a sentence says that only this business does, has or leaves out. */

/** Where others are named, what stands behind the comma, the verb or the relative is the difference. */
const cues: readonly RegExp[] = [
  /\bunlike [^, ]+(?: [^, ]+){0,3} (?=(?:we|our|it|there|she|he|they)\b)(.+)$/iu,
  /\b(?:unlike|in contrast to|where others|while (?:others|most)|compared (?:to|with)) [^,]{2,80}?, ?(.+)$/iu,
  /\b(?:nobody|no ?one|none of (?:them|the others)|anyone|anybody) else (?:who |that )?(?:around here |in the \S+ |in \S+ |here |I know )?(?:seems to |bothers to |will |would |does(?: is|:)?|could |can )?(?:is |do )?(?!say|said|claim|does this|does it\b|will\b)(.+)$/iu,
  /\b(?:no|any) other(?: [^,.]{2,40}?)? where (.+)$/iu,
  /\b(?:no|any) other [\p{L}-]+(?: [\p{L}-]+)?(?: (?:in|on|around|near|round|of) [\p{L} ]{2,20}?)? (?:that |who |which |where )?((?:(?:also |will |can )?(?:[\p{L}]+s|has|does|lets?|let|is|offer|give|do|have|runs?)) .+)$/iu,
  /\b(?:we are|we're|it is|it's|i am|i'm|still|are|is) (?:probably |still |as far as [^,]{3,12} )?the only (?:[\p{L}-]+ ){1,6}?(?:that|who|which|where) ((?!has ever).+)$/iu,
  /\b(?:we are|we're|it is|it's|i am|i'm|still|are|is) (?:probably |still |as far as [^,]{3,12} )?the ((?:only|last|first) (?:[\p{L}-]+ ){1,5}?(?:that|who|which|where|with|to|in|on) .+)$/iu,
  /\bonly we ((?!are the)\p{L}+ .+)$/iu,
  /\b(?:makes? (?:us|it|them|\p{Lu}\p{L}+) (?:different|special|unique|unusual|odd)|sets? (?:us|it|them|\p{Lu}\p{L}+) apart(?: from [^,:.]{3,40}?)?|special about (?:us|it)|our difference|what is different(?: here)?|differs? from [^:]{2,50}|distinguish(?:es)? (?:us|it|\p{Lu}\p{L}+)(?: from [^,:.]{3,40}?)?)(?: (?:is|are)(?: simple| this| that)?)?[:,]? (?!is\b)(.+)$/iu,
  /\b(?:special|different|unique|unusual|odd|distinctive|remarkable) about (?!us\.)[^,.]{2,40}? is(?: that)? (.+)$/iu,
  /\b(?:best |well |widely |chiefly )?known (?:above all )?for (?:its|their|her|his|our|being|the) (.+)$/iu,
  /\bwhat (?:there isn't|isn't there|you won't find|you will not find) (?:elsewhere )?is (.+)$/iu,
  /\bdifferent (?:from|to|than) [^,.:]{2,40}? (?:because|in that|as|since) (.+)$/iu,
  /\byou(?:'ll not| won't| will not| cannot| can't) (?:find|get|see) (?:in|at|from|with) (?:any |an)?other[^:]{0,40}: (.+)$/iu,
  /\b(?:you won't find|you will not find|try finding|good luck finding) (.+?) (?:anywhere|elsewhere|at (?:the|any) other).*$/iu,
  /^(?:there(?: is| are|'s)|we have|we've got|it has|with|we use|we keep) (no .+)$/iu,
  /\b(?:we have|there (?:is|are)) (no [^,.;]+)/iu,
  /^(no (?!longer|more (?!than)|one|doubt|wonder|idea|really|that)[^.]{3,160})\.?$/iu,
  /^only ([^.]{3,40})\.?$/iu,
  /\b((?:stays |is |we're |we are )?open (?:till|until|all night|all day|on|at|every) [^,.;]{3,28})/iu,
  /^(every (?!one\b|body\b|time\b|day,|year,|\w+ (?:should|wants?|needs?|feels?)\b)\p{L}+ (?:is|are|gets?|has|comes?|can|\p{Ll}+s) .+)$/iu,
  /^((?:same|delivered|made|baked|built|grown|picked|printed|handed|fixed|free|lifetime|hand-?\w+ed) [^.]{3,40})\.?$/iu,
  /\b(?:our|the|your) (?:edge|advantage|difference|secret)(?: (?:is|lies in))?:? (?!is\b|of\b|in\b)(?:that )?(.+)$/iu,
  /(?:^|\b(?:and|but) )(?:we|i) ((?:sell|use|take|make|serve|buy|work|cook|bake|grow|open|charge|get paid|hire|print|stock) (?:\p{L}+ )?only .+|(?:only get|only ever) .+)$/iu,
  /^(?:and |but )?(?:we|i)(?: have|'ve)? ((?:only|always|never) (?!make|feel|say|said|use|sound|shout|lecture|talk|thought|meant|want|had|did|knew|mind|forget|hurry|met)\p{L}+.*)$/iu,
]

/** The part of the sentence that tells the difference, or undefined. */
export function differenceIn(sentence: string): string | undefined {
  for (const pattern of cues) {
    const chunk = sentence.match(pattern)?.at(-1)
    if (chunk === undefined || /\b(?:until|till) (?:then|now)\b/i.test(chunk)) continue
    if (!/^\S+ (?:that|this|it|so)\W*$/i.test(chunk)) return chunk
    const before = sentence
      .slice(0, sentence.match(pattern)?.index ?? 0)
      .replace(/(?:[,;–—-]|\band\b)?\s*(?:(?:but|and|i|we|you|don't|do not|won't|will not|know|find|of)\s+)*$/iu, '')
    if (before !== '') return before
  }
  return undefined
}

/** "Other laundries close at six.", "Anybody could say that.": the sentence after it tells what is different here. */
export const namesOthers = (sentence: string): boolean =>
  /^(?:but |and )?(?:others?\b(?! (?:said|say|told|tell|chose|feel|felt|are|were|of|mention(?:ed)?|described?|report(?:ed)?|add(?:ed)?|speak|leave|left|come|came)\b)|other \p{Ll}+s\b|most (?:other )?(?:\p{Ll}+ ){0,2}\p{Ll}+s (?!of\b)(?:close|charge|make|sell|use|do|want|ask|will|have|take|give|stop|offer|buy|tell|are)\b|elsewhere\b|(?:anyone|anybody|everyone|everybody) (?:can|could|does|else|has)\b|(?:there are|there is|there's) (?:plenty|lots|many|enough) (?:of )?)/iu.test(
    sentence,
  )
