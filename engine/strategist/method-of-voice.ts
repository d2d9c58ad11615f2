/** What the method says of how to speak and of what sets apart, in the situations that owners ask about. */
import { lookUp } from '#engine/language/lexicon.ts'
import { quoteAll, say } from './quote-record.ts'
import { endingWith, type Rule, type Scene, tellDifference } from './scene.ts'

const voice = ({ record }: Scene) =>
  record.attributes.voice.topFive.length > 0
    ? `Your words for Voice: ${quoteAll(record.attributes.voice.topFive)}.`
    : 'Voice holds no picks of yours yet; with them I could hold this against something.'

/** A situation, with what the method says of it and the owner's words beside. */
const inSituation = endingWith(voice)

export const voiceMethod: readonly Rule[] = [
  inSituation(
    /\bswear\w*|\bcurs(e|ing)\b|\bslang\b|\bdialect\b|\baccents?\b|\bmistakes?\b|\btypos?\b|\bspelling\b|\bgrammar\b|\bbad english\b|\blocal words?\b|\b(bro|mate|dude|love|darling)\b/,
    'Speak as you speak where it brings people nearer, and as they speak where it would keep them out: a turn of your own is remembered, a slip that makes them read twice is not.',
    'In a quote, a bill or a complaint keep it plain; there people want to be sure before they want to smile.',
  ),
  inSituation(
    /\bemojis?\b|\bexclamation\w*|\bsmil(ey|ies)\b|\bcapitals?\b/,
    'One where a voice would smile, none where it would be serious, and never in place of a word: somebody who cannot hear you reads each of them as a raised voice.',
  ),
  inSituation(
    /\bfirst names?\b|\bdear (sir|madam|mr|mrs)\b|\bsurnames?\b|\bformal(ly|ity)?\b|\binformal\b|\bcasual\b|\bpolite\w*|\bposh\b|\bstiff\b|\btoo (warm|cold|friendly|chummy|familiar)\b|\bhow (warm|friendly|formal|casual|serious)\b|\brespectful\b/,
    'As near as the situation allows, and not nearer than the other side comes: answer a first name with a first name. Warmth lies in having listened, so it never becomes too much; chumminess does.',
  ),
  inSituation(
    /\b(funny|humou?r\w*|jok(e|es|ing)|ironic|irony|sarcas\w+|witty|silly|cheeky)\b/,
    'A joke is welcome where nothing is at stake for the other side, and never about their trouble, their money or their mistake. If you have to explain it or mark it, leave it out.',
  ),
  inSituation(
    /\bcomplain\w*|\bapolog\w+|\bsorry\b|\brefund\w*|\bbad (news|review)\b|\breviews?\b(?=.*\b(answer|reply|respond))|\bangry\b|\bunpaid\b|\breminders?\b|\bcancel\w*/,
    'First what happened, in their words; then what you do about it and by when; then one sentence of regret, not three. The same voice, only shorter: whoever turns official on a bad day was not heard before either.',
  ),
  inSituation(
    /\b(several|different|two|three|four|five|six|many|all) (of us|people|writers?|authors?|colleagues|staff|partners)\b|\b(my|our) (son|daughter|brother|sister|wife|husband|nephew|intern|assistant|colleagues?|staff|team|partner|receptionist)s? (writes?|answers?|talks?|speaks?|replies|posts?|does|just)\b|\bsame (voice|tone|way)\b|\bconsisten\w+|\beveryone (writes|answers|talks)\b/,
    'Give them three pairs of sentences, not a list of adjectives: how we say it, and how we do not. A greeting, a no, and an apology are enough; read the next five texts together, and it holds.',
  ),
  inSituation(
    /\b(sounds?|reads?|come across|comes across|comes over|letters are|e?mails are|texts are)\b.{0,25}\b(like|cold|stiff|dry|robotic|arrogant|crazy|boring|dull|harsh|rude|salesy|corporate|official|bureaucra\w+|pushy|too|as if)\b|\btax office\b/,
    'Take one such text and read it to somebody at a table: where you change a word while reading, change it on the page. Most of the chill sits in three places: the first line, sentences without a person in them, and nouns where a verb would do.',
  ),
  inSituation(
    /\bphone\b|\bcalls?\b|\bcounter\b|\bvoice ?mail\b|\banswering\b|\bgreet\w*/,
    'Say the name of the business, your own, and then a question; and let the first sentence after that repeat what they said. On the phone people hear pace and breath before words, so slow is warm.',
  ),
  inSituation(
    /\btranslat\w+|\b(french|german|italian|spanish|polish|dutch|english|welsh|turkish|foreign) \b|\bother languages?\b|\bnot (my|our) (first|native|mother) (language|tongue)\b/,
    'Carry the manner over and not the words: have somebody who grew up with the language write three of your sentences as they would say them. The toolkit itself works in English.',
  ),
  inSituation(
    /\b(on|in|for) (our |my |the )?(e-?mails?|letters?|instagram|facebook|social media|posts?|invoices?|website|signs?|quotes?|offers?|texts?|whatsapp)\b.*\b(same|different\w*|other)\b|\b(same|different\w*)\b.*\b(on|in|for) (our |my |the )?(e-?mails?|letters?|instagram|facebook|social media|posts?|invoices?|website|signs?)\b/,
    'One voice, several tones: who you are stays the same, how loud you are follows the place. What a customer reads on a screen they should recognise when you open your mouth.',
  ),
]

const onDifference = endingWith(tellDifference)

/** How easily the picks could be copied: a word that is among the first to come to mind is everybody's. */
function tellCopyable({ record }: Scene): string {
  const five = record.attributes.xfactor.topFive
  const common = five.filter((word) => lookUp(word).some(({ fit }) => fit === 3))
  const own = five.filter((word) => !common.includes(word))
  return five.length === 0
    ? ''
    : say(
        'A difference is hard to copy when it costs others something: years, money, a habit that they would have to give up.',
        common.length > 0 && `${quoteAll(common)} anybody could claim tomorrow.`,
        own.length > 0 &&
          `Ask of ${quoteAll(own)}: what would a competitor have to give up to do it? If the answer is ‘nothing’, look further.`,
      )
}

export const xfactorMethod: readonly Rule[] = [
  [/\bhard(er)? to copy\b|\bcop(y|ied|ies|ying)\b|\bsteal\w*|\bimitat\w+/, tellCopyable],
  onDifference(
    /\bweakness\w*|\b(slow|late|small|tiny|expensive|old|odd|weird|strange|stubborn|grumpy|closed)\b.*\b(differen\w+|distinguish\w*|apart|special|advantage|strength|unique)\b|\b(differen\w+|distinguish\w*|apart|special|unique)\b.*\b(slow|late|small|tiny|expensive|weakness|odd|weird)\b|\b(being|so) (small|slow|old|tiny|late|expensive|odd|alone)\b|\ban excuse\b/,
    'It can, and often it is the truest: a weakness that you keep on purpose buys your customers something. Name both in one breath, what it costs and what they get for it; if they get nothing, it is only a weakness.',
  ),
  onDifference(
    /\bbe (a|one) person\b|\b(i am|i'm|she is|he is|it'?s|is) (the|our) (difference|x[- ]?factor)\b|\bbecause of (her|him|me)\b|\bhonestly it'?s\b/,
    'It can: people come back to people. Say what that person does that nobody else would, so that the firm can keep it on a day when they are away; a name alone leaves with the one who bears it.',
  ),
  onDifference(
    /\bhow (unique|special|different)\b|\bfrom a list\b|\b(everyone|everybody|others?) (could|can|might) pick\b/,
    'A word from a list is no difference yet; it is where you begin. It becomes one by the detail that only you can add: not ‘fast’, but what you do by when. Write that as a phrase of your own.',
  ),
  onDifference(
    /\bopen on\b|\bsundays?\b|\bthe only (thing|special thing|difference)\b|\bonly (special )?(thing|difference)\b|\bis (that|it|this) enough\b|\b(special|different|unique) enough\b|\b(that |this |it )?counts?\?|\btrivial\b|\bis (that|this|it) (a |our )?(differentiator|difference|distinction)\b|\bor a joke\b|\buse it or\b|\bhide it\b|\bnever told\b|\bonly ones?\b|\bthe only (\w+ )?(woman|man|one|shop|place)\b|\bsmall thing\b/,
    'One small true thing is enough if somebody comes because of it; three large ones that everybody claims are not. Say what it makes possible for a customer, and it grows.',
  ),
  onDifference(
    /\byears? of\b|\bsince (18|19|20)\d\d\b|\bexperience\b|\bfamily (run|owned|business|firm)\b|\bgenerations?\b|\bquality\b|\bservice\b|\bpersonal\b|\bfriendly\b|\breliab\w+/,
    'That alone many can say, and most do. Ask what it lets you do that others cannot, and say that instead: what you notice, refuse or keep ready because of it, and others do not.',
  ),
  onDifference(
    /\bsame (as|flour|thing|products?|price|service|machines?)\b|\bnothing (special|different)\b|\b(all|everybody|everyone|others?) (do|does|sell|make|offer)s? the same\b|\bcan'?t (name|say|find|see|think)\b|\bshrug\b|\bcannot (name|say)\b|\bwhat'?s left\b|\bwhy should (some(one|body)|people|they|anyone)\b|\bmust be a reason\b|\bno idea\b/,
    'Then it lies seldom in what you sell, and mostly in how: what you do that others find too much trouble, whom you turn away, what people tell when they recommend you. Ask three who come back what they would miss if you closed; take their words.',
  ),
]
