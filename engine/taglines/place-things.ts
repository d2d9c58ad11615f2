/** Noun phrases, deeds and headlines in the forms that lines take them in. */
import { withArticle } from '#engine/language/articles.ts'
import { agreeing, isPluralNoun, singularOf } from '#engine/language/inflect.ts'
import type { OwnerWord } from '#engine/language/owner-words.ts'
import { wordsOf } from '#engine/language/stem.ts'
import { isComparative, isMassNoun, isParticiple } from '#engine/language/word-classes.ts'
import { pastParticipleOf } from './past-participles.ts'
import type { Fill, Placed } from './slots.ts'
import { doubles, echoes, oneEach } from './word-senses.ts'

const countWords = ['', 'One word', 'Two words', 'Three words', 'Four words', 'Five words']

/** A noun phrase; `bare` as a headline, `plain` where nothing stands before it but "our" or "your". */
export function thingPlaces(word: OwnerWord, slot: 'thing' | 'gain'): Placed[] {
  const { text, shape } = word
  const isSure =
    shape === 'plural' || shape === 'mass' || canTakeArticle(word) || /^(a|an|the|one|our|every|each) /.test(text)
  if (!isSure || text.includes(',') || (shape !== 'plural' && shape !== 'mass' && shape !== 'noun')) return []
  const words = wordsOf(text)
  const after = text.toLowerCase().split(`${word.head} `)[1]?.split(' ')[0] ?? ''
  const isCore = after === '' && text.toLowerCase().endsWith(word.head)
  const isCompact = (isCore && !/ (you|we|they|it|i) /i.test(text)) || /^(from|of|for|to)$/.test(after)
  const isDetermined = /^(a|an|the|our|your|every|each|one|some|any|more|less|fewer|most)$/.test(words[0] ?? '')
  const isPossessive = words.some((each) => /^(our|your|my|their)$/.test(each))
  const isOwned = words.some((each) => /.('s|s')$/.test(each))
  const undetermined = text.replace(/^(a|an|the|our|your) /i, '')
  const isLess = /^(less|fewer|lower|shorter|smaller|no)$/.test(words[0] ?? '')
  const isPlain = isCompact && (!isDetermined || undetermined !== text)
  return [
    {
      slots: [slot],
      forms: {
        text: word.takesArticle ? withArticle(text) : text,
        bare: slot === 'gain' && word.takesArticle ? withArticle(text) : text,
        plain: isPlain && !isPossessive && !isOwned && !isComparative(words[0] ?? '') ? undetermined : undefined,
        the:
          isPlain && !isPossessive && !isLess && !/^(for|to)$/.test(after)
            ? `${isOwned ? '' : 'the '}${undetermined}`
            : undefined,
        less: isLess ? text : undefined,
        many: shape !== 'noun' && !isDetermined ? text : isLess ? text : undefined,
        cheered: isLess || isDetermined || word.takesArticle ? undefined : text,
        trusted:
          isCore && !word.takesArticle && !isDetermined && words[0] !== 'in' && words.length <= 3 ? text : undefined,
        greeted: isDetermined && !isLess ? undefined : text,
        echo: echoOf(words, shape),
        pair: isCore && shape === 'mass' && words.length <= 2 ? text : undefined,
        short: words.length <= 4 ? text : undefined,
        phrase: words.length > 1 && words.length <= 4 ? text : undefined,
        core: isCore ? text : undefined,
        with: isCore && !/^(one|every|each) /.test(text) ? (word.takesArticle ? withArticle(text) : text) : undefined,
        double: isCore ? doubles[word.head] : undefined,
        one: shape === 'plural' && isCompact && !isLess ? oneOf(word) : undefined,
        starts: `${text} ${agreeing('start', shape === 'plural' ? 'plural' : 'singular')}`,
        count: countOf(text),
      },
    },
  ]
}

/** Whether "a" can stand before it: not before "same agent", nor "eggs laid today", whatever the last word is. */
function canTakeArticle({ takesArticle, text, shape }: OwnerWord): boolean {
  const [first = ''] = wordsOf(text)
  return takesArticle && shape === 'noun' && !isPluralNoun(first) && !/^(same|only|next|most)$/.test(first)
}

/** One of many, with the capital that a day or a name has in the owner's text. */
function oneOf({ head, text }: OwnerWord): string | undefined {
  const start = text.toLowerCase().lastIndexOf(head)
  const one = singularOf(start < 0 ? head : text.slice(start, start + head.length))
  return /^(body|soul|corpse)$/.test(one) ? undefined : one
}

function echoOf(words: readonly string[], shape: OwnerWord['shape']): string | undefined {
  const [first = ''] = words
  const noun = shape === 'plural' && words.length === 2 ? echoes[first] : undefined
  return noun === undefined || words.includes(noun) ? undefined : `${first} ${noun}`
}

/** "Learn from working electricians": asked of the customers. */
const isAsked =
  /^(?:pay|bring|try|choose|pick|book|swap|cancel|come|ask|order|eat|drink|sit|stay|taste|touch|wear|join|learn from|buy|drop|leave|see|hear|return)\b/

/** What the business does: "we answer at 3am" and "bake by moonlight" both follow "we". */
export function deedPlaces(word: OwnerWord): Placed[] {
  const afterWe = /^we (?!are|will|have)(.+)$/i.exec(word.text)?.[1]
  const isHabit = word.shape === 'clause' && word.verb !== undefined
  const deed = word.shape === 'verb' ? baseForm(word) : isHabit ? word.text : afterWe
  return deed === undefined || /\byour?\b/.test(deed) || (word.shape === 'verb' && isAsked.test(deed))
    ? []
    : [{ slots: ['deed'], forms: { text: deed } }]
}

/** The word as a headline, whatever its shape. */
export function tagForms(word: OwnerWord): Fill['forms'] {
  const { shape } = word
  const bare = shape === 'verb' ? baseForm(word) : word.text
  const text = canTakeArticle(word) ? withArticle(bare) : bare
  const lastNoun = /^(\S+ )*?(\S+?)( only| first| included)?$/.exec(text.toLowerCase())?.[2] ?? ''
  const [first = ''] = wordsOf(text)
  const isDetermined = /^(one|every|each|all|an?|the|our)$/.test(first) && /^(noun|plural|mass)$/.test(shape)
  // A noun that is not sure to be one may be a participle with its adverb: "grown next door".
  const isSure = (shape === 'plural' || shape === 'mass' || isDetermined) && !/^\p{L}+ your\b/u.test(text)
  const isNoun = isSure || (shape === 'noun' && !isParticiple(first))
  return {
    text,
    none: shape === 'negative' && /^(no|zero) [^,]+$/i.test(text) ? text : undefined,
    named: isNoun && isSure && !/^(one|every|each|all)$/.test(first) ? text : undefined,
    item: shape === 'clause' || shape === 'verb' || isDetermined ? undefined : text,
    headline: isNoun && !/^(one|every|each|all)$/.test(first) ? text : undefined,
    cheered: isNoun && isSure && !isDetermined && isShort(text) ? text : undefined,
    whole: text.split(' ').length >= 4 && /^(clause|plural|mass)$/.test(shape) ? text : undefined,
    told: shape === 'verb' || shape === 'adjective' || shape === 'prepositional' ? undefined : text,
    count: countOf(bare),
    double: shape === 'fragment' || shape === 'negative' ? doubles[lastNoun] : undefined,
  }
}

const isShort = (text: string) => text.split(' ').length <= 3

/** What customers can do, as an imperative. */
export function actForms(word: OwnerWord): Fill['forms'] {
  const text = baseForm(word)
  const { base = '', rest = '' } = word.verb ?? {}
  const isObject = /^[a-z-]+$/.test(rest) && (isPluralNoun(rest) || isMassNoun(rest))
  const object = isObject && !/^(love|enjoy|feel|find|see)$/.test(base) ? rest : undefined
  const done = pastParticipleOf(base)
  return {
    text,
    count: countOf(text),
    treat: /^\S+( (yourself|down|again|back|up|out))?$/.test(text) ? text : undefined,
    personal:
      /\b(yourself|down|again|together|better|well|back|home|slow(er)?)\b/.test(text) || /^\S+$/.test(text)
        ? text
        : undefined,
    named: / with(out)? /.test(text) ? undefined : text,
    brief: text.split(' ').length <= 2 ? text : undefined,
    done: object !== undefined && done !== undefined ? `${object} ${done}` : undefined,
    double: isObject ? doubles[rest] : undefined,
  }
}

/** The imperative; what the owner says of "their" customers turns to "your", as the line speaks to them. */
function baseForm({ verb, text }: OwnerWord): string {
  if (verb === undefined) return text
  return toYou(`${verb.base} ${verb.rest}`.trim())
}

/** "children reading on their own" are not the reader. */
const theirOwn =
  /^(?:[\p{L}-]+ )?(?:children|kids|babies|toddlers|teenagers|pupils|students|girls|boys|teams|staff|dogs|cats|pets)\b.*\btheir\b/u

/** The customers' things as the reader's own; after "that" the words mean something else. */
export function toYou(text: string): string {
  // Of one thing, what is "theirs" is the customers'; of many, nobody can tell.
  const [one = ''] = text.split(/ (?:that|which|who) /)
  if (/ (that|which) /.test(text) && !isPluralNoun(one.split(' ').at(-1) ?? '') && !/\bthem(selves)?\b/.test(text))
    return text.replace(/\btheir\b/g, 'your').replace(/\bthey\b/g, 'you')
  if (/\b(that|which|who)\b/.test(text) || theirOwn.test(text)) return text
  return text
    .replace(/\b(?:their|your) (\p{L}+s|lives|legacies|bodies|stories)$/u, (all, many: string) =>
      oneEach.has(singularOf(many)) ? `your ${singularOf(many)}` : all,
    )
    .replace(/\btheir\b/g, 'your')
    .replace(/\b(?:them|they)\b/g, 'you')
    .replace(/\bthemselves\b/g, 'yourself')
}

function countOf(text: string): string | undefined {
  const count = text.split(' ').length
  return count >= 2 && !text.includes('-') ? countWords[count] : undefined
}
