/** What the method says of value propositions and taglines, beyond the record: each with the owner's own line beside it. */
import { mentions } from './compare-meanings.ts'
import { quote, quoteAll, say } from './quote-record.ts'
import type { Rule, Scene } from './scene.ts'

const promise = ({ record }: Scene) => record.brief.chosenUvp !== '' && `Yours: ${quote(record.brief.chosenUvp)}`
const line = ({ record }: Scene) => record.chosenTagline !== '' && `Yours: ${quote(record.chosenTagline)}`

/** Why a word of the owner stands in a text. */
function whyItIsThere({ record, reading }: Scene): string {
  const [named] = reading.namedWords
  if (!named || !mentions(record.brief.chosenUvp, named.word)) return ''
  const leads = record.brief.topWords[named.category] === named.word
  return say(
    `Because you said so: ${quote(named.word)} ${leads ? 'leads' : 'is among'} your picks, and a value proposition is written from those, the leading ones first.`,
    'If it does not belong there, refine it and say so, or let another word lead.',
    promise({ record, reading, findings: [] }),
  )
}

/** A thing that a line could stand on. */
const onThings =
  /\b(?:on|in) (?:my|the|our|a) (?:van|car|menu|sign|door|window|(?:business )?card|t ?shirt|shirt|mug|bag|box|label|packaging|invoice|e-?mail|leaflet|poster|sticker|apron)s?\b/

/** Which of the two is for which place. */
const whenToUse: Rule = [
  ({ reading }) =>
    /\bwhen (do|should|can|would) (i|we) use\b|\bwhich (one )?(do|should) (i|we) use\b/.test(reading.text) ||
    (reading.asked.includes('uvp') &&
      reading.asked.includes('tagline') &&
      /\b(better|more important|rather|instead|which)\b/.test(reading.text)),
  ({ record }) =>
    say(
      'They do different work, so neither is the better one. The tagline where people pass: under your name, on a sign, on a bag. The value proposition where they have stopped to read or to listen: at the top of your website, in an offer, when somebody asks what you do.',
      record.chosenTagline !== '' && `Your tagline: ${quote(record.chosenTagline)}`,
      record.brief.chosenUvp !== '' && `Your value proposition: ${quote(record.brief.chosenUvp)}`,
    ),
]

export const uvpMethod: readonly Rule[] = [
  whenToUse,
  [
    onThings,
    (scene) =>
      say(
        'There the tagline does better: whoever passes reads four words, not forty. The value proposition belongs where people have stopped to read: at the top of your website, in an offer, in your answer to ‘what do you do?’.',
        scene.record.chosenTagline !== '' && `Your tagline: ${quote(scene.record.chosenTagline)}`,
        promise(scene),
      ),
  ],
  [
    /\bsounds? (too )?(like|too|so|a bit)\b|\b(more|less) (normal|natural|human|plain|formal|salesy|stiff|like us)\b|\badvert\b|\bsalesy\b/,
    (scene) =>
      say(
        'Read it aloud to somebody, put it away, and say it again without looking: what you said is the natural version. Then refine it with a wish in plain words, such as ‘say it as you would across a counter’ or ‘shorter’.',
        promise(scene),
        scene.record.attributes.voice.topFive.length > 0 &&
          `Your words for Voice: ${quoteAll(scene.record.attributes.voice.topFive)}.`,
      ),
  ],
  [({ reading }) => /\bwhy\b/.test(reading.text) && reading.namedWords.length > 0, whyItIsThere],
  [
    ({ reading, record }) =>
      reading.namedWords.length > 0 &&
      record.brief.chosenUvp !== '' &&
      /\b(mention|say|contain|include|use|hold|have|got|in (it|there|the|my))\b/.test(reading.text),
    (scene) => {
      const { reading, record } = scene
      const [named] = reading.namedWords
      if (!named) return ''
      return mentions(record.brief.chosenUvp, named.word)
        ? say(`Yes, it takes up ${quote(named.word)}.`, promise(scene))
        : say(
            `No, ${quote(named.word)} is not in it.`,
            promise(scene),
            'If that would change a customer’s mind, refine it and ask for it by name.',
          )
    },
  ],
  [
    /\b(two|several|more than one|second|separate|multiple|both|another|different)\b.{0,20}\b(uvps?|value prop\w*|propositions?|promises?|versions?)\b|\bone for\b.*\bone for\b|\bfor each (group|audience|customer|market|kind|type)\b/,
    (scene) =>
      say(
        'One brand, one promise. For another group keep the change and the reason, and swap the example; where even the change is another one, it is another offer and deserves its own page, not a second promise.',
        promise(scene),
      ),
  ],
  [
    /\btest(s|ed|ing)?\b|\btr(y|ied|ying) (it|this|them|one) out\b|\b(know|tell|find out|see) (if|whether|that)\b/,
    (scene) =>
      say(
        'Say it to five people whom you would like as customers, and ask each: what would you get, and why from us? Whoever cannot answer both has found the weak half. Then put it at the top of your website for two weeks and note whether the first question people ask changes.',
        promise(scene),
      ),
  ],
  [
    /\b(numbers?|percent\w*|statistics?|figures?|awards?|best|number one|guarantees?|claims?|facts?)\b.*\b(in|include|add|put|use|mention|say)\b|\b(put|add|use|include|mention)\b.*\b(numbers?|percent\w*|statistics?|awards?|guarantees?|claims?)\b/,
    (scene) =>
      say(
        'Yes, if it is true and a customer can check it; one figure that you can prove is worth more than any adjective. ‘Best’ and ‘number one’ are not believed. The tool invents none: add yours when you refine it.',
        promise(scene),
      ),
  ],
  [
    /\bpric\w+|\bcheap\w*|\bdiscounts?\b|\baffordable\b/,
    (scene) =>
      say(
        'Name the price only if it is the reason to come; whoever comes for it leaves for it. A reason that is hard to copy lasts longer.',
        scene.record.brief.topWords.xfactor !== '' && `You have one: ${quote(scene.record.brief.topWords.xfactor)}.`,
        promise(scene),
      ),
  ],
  [
    /\bcompetit\w+|\brivals?\b/,
    (scene) =>
      /\bname|\bmention|\bsay\b/.test(scene.reading.text)
        ? say(
            'Leave their names out: that advertises them. Say what you do that they would not, and the comparison makes itself.',
            promise(scene),
          )
        : '',
  ],
  [
    /\bhow often\b|\bwhen (should|do|must|would) (i|we)\b|\bevery year\b|\btoo old\b|\bhow long does it last\b/,
    (scene) =>
      say(
        'Change it when what you promise has changed: another customer, another outcome, another reason. Otherwise keep it for years and change the examples around it.',
        scene.record.isStale.uvp && 'Some of the answers that yours was made from have changed since.',
        promise(scene),
      ),
  ],
  [
    /\b(emotion\w*|feelings?)\b.{0,200}\b(or|versus|vs|and)\b.{0,200}\b(rational|facts?|logic\w*|practical)\b|\btoo (clever|complicated|formal|dry|plain|simple|salesy|pushy)\b|\bjargon\b/,
    (scene) =>
      say(
        'Write it as you would say it across a counter: a customer must get it at first hearing. Your voice says how it may sound.',
        scene.record.attributes.voice.topFive.length > 0 &&
          `You chose ${quoteAll(scene.record.attributes.voice.topFive)}.`,
        promise(scene),
      ),
  ],
]

export const taglineMethod: readonly Rule[] = [
  whenToUse,
  [
    /\b(come|came|comes|made|written|taken) from\b|\bwho (wrote|made)\b|\bwhy this (one|line)\b/,
    (scene) =>
      say(
        'From your own words: the generator takes your picks, the leading ones first, your value proposition and what you sell, and builds short lines around a sound, a contrast or one concrete thing. You chose the one that stands.',
        line(scene),
      ),
  ],
  [
    /\b(summer|winter|spring|autumn|christmas|easter|season\w*|campaign|each product|different products?|every product)\b/,
    (scene) =>
      say(
        'Beside it, yes: a line for a season or a campaign may come and go, as long as it sounds like the same people. The one under your name stays, or nobody remembers either.',
        line(scene),
      ),
  ],
  [
    /\b(need|have|has|include|contain|put|mention|use|with|without|add|carry)\b.{0,25}\b(the |our |my |your )?((business|company|brand|shop) )?names?\b/,
    (scene) =>
      say(
        'It does not need your name: it stands under it. Spend the few words on what the name does not say. Only where people hear it without seeing it, on the radio say, is the name worth its place.',
        line(scene),
      ),
  ],
  [
    /\b(should|must|does|doesn'?t|has to|need to|ought to)\b.{0,20}\b(say|name|mention|tell|contain|include)\b(?!.*\b(names?|about|word|words)\b)/,
    (scene) =>
      say(
        'What you sell it need not say where the name or the picture does; then the few words are free for what it is like with you. Where neither tells, the thing itself belongs into the line.',
        scene.record.brief.profile.productsServices !== '' &&
          `You sell ${quote(scene.record.brief.profile.productsServices)}.`,
        line(scene),
      ),
  ],
  [
    onThings,
    (scene) =>
      say(
        'Yes: that is what it is for. Under the name and large enough to be read in passing, always in the same words.',
        line(scene),
      ),
  ],
  [
    /\b(bored|tired|sick|fed up)\b|\bwear(s|ing)? (off|out|thin)\b|\bold news\b/,
    (scene) =>
      say(
        'You will be bored of it long before they are: customers begin to remember a line about when its owner has had enough of it. Change it when what it promises has changed, and vary what stands around it.',
        line(scene),
      ),
  ],
  [
    /\bquestion ?marks?\b|\bfull stops?\b|\bperiods?\b|\bcommas?\b|\bexclamation\w*|\bpunctuat\w*|\bcapital\w*|\bcaps\b|\blower ?case\b|\bquestions?\b.*\binstead\b|\ba question\b/,
    (scene) =>
      say(
        'You may. A question invites an answer, so make sure that every answer leads to you; a full stop makes a statement of it; an exclamation mark shouts. Decide once, and write it the same everywhere.',
        line(scene),
      ),
  ],
  [
    /\b(funny|funnier|jokes?|humou?r\w*|serious|silly|cheeky|clever)\b.*\b(enough|too|should|can|may|ok|be)\b|\b(too|should|can|may|ok)\b.*\b(funny|jokes?|humou?r\w*|serious|silly|cheeky|clever)\b/,
    (scene) =>
      say(
        'It may be as funny as you are on an ordinary day, and no funnier: a joke wears off with the tenth reading, a thought does not.',
        scene.record.attributes.voice.topFive.length > 0 &&
          `Hold it against your words for Voice: ${quoteAll(scene.record.attributes.voice.topFive)}.`,
        line(scene),
      ),
  ],
  [
    /\b(get|gets|got) it\b|\b(will|would|do|does|can|could) (\w+ ){1,3}(get|understand|follow) (it|this|that|(my|our|the) (tag ?line|slogan|line))\b|\b(anyone|anybody|people|customers?|they|everyone|nobody)\b.{0,12}\b(get|gets|understand\w*|follow)\b.{0,8}|\bunderstand\w*|\bobscure\b|\bcryptic\b|\binside joke\b|\bmake sense\b|\bmakes sense\b|\bclear enough\b/,
    (scene) =>
      scene.record.chosenTagline === ''
        ? ''
        : say(
            `${quote(scene.record.chosenTagline)} may ask for a second of thought, as long as what stands beside it repays that.`,
            'Show it to three people who do not know you, and ask what you sell and what you are like. If the second answer is right, the first can come from the name or the picture.',
          ),
  ],
  [
    /\btranslat\w+|\b(french|german|spanish|welsh|other languages?|foreign|abroad|overseas)\b/,
    (scene) =>
      say(
        'Rhythm and double meaning seldom survive translation: have the thought put into the other language by somebody who grew up with it, not the words. The toolkit itself writes English.',
        line(scene),
      ),
  ],
  [
    /\b(taken|already (use|used|using|has|have|exists?)|stolen|stole|somebody else'?s|someone else'?s|in use|copy|steal|nick|borrow)\b/,
    (scene) =>
      say(
        'I look nothing up, so I cannot tell whether somebody else has it: search for it in quotation marks, and ask a lawyer before you print it large.',
        line(scene),
      ),
  ],
  [
    /\btest(s|ed|ing)?\b|\btr(y|ied|ying) (it|this|them|one) out\b|\b(know|tell|find out|see) (if|whether)\b/,
    (scene) =>
      say(
        'Say it once to somebody who does not know you, talk of something else, and ask for it an hour later. What they remember is your tagline; what they make of it is what it promises.',
        line(scene),
      ),
  ],
  [
    /\b(true|lie|lying|(?<!be )honest|over ?promis\w*|exaggerat\w*|too (bold|big|much|grand))\b/,
    (scene) =>
      say(
        'It may sharpen what is true, and never promise what Tuesday does not keep: people forgive a modest line and remember a broken one. Hold it against your value proposition.',
        scene.record.brief.chosenUvp !== '' && `That says: ${quote(scene.record.brief.chosenUvp)}`,
        line(scene),
      ),
  ],
]
