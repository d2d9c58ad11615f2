/** What the strategist cannot do by itself: it says so, and gives what the record does hold for the purpose. */
import { archetypes } from '#contract/archetypes.ts'
import { byKind } from './method-by-kind.ts'
import { quote, quoteAll, say } from './quote-record.ts'
import { always, answerBy, type Rule, type Scene, tellDifference } from './scene.ts'

/** What somebody who writes or draws for the brand should have at hand. */
function kit({ record }: Scene): string {
  const { brief, chosenTagline, archetype, attributes } = record
  return say(
    attributes.voice.topFive.length > 0 && `Voice: ${quoteAll(attributes.voice.topFive)}.`,
    attributes.feeling.topFive.length > 0 && `Feeling to leave behind: ${quoteAll(attributes.feeling.topFive)}.`,
    brief.chosenUvp !== '' && `Promise: ${quote(brief.chosenUvp)}`,
    chosenTagline !== '' && `Tagline: ${quote(chosenTagline)}`,
    archetype !== null && `Archetype: ${archetypes[archetype.primary].name}.`,
  )
}

export const answerWriting = (scene: Scene) =>
  say(
    'I cannot write that: it would take a language model, and I work from your record alone. What any writer or AI tool should start from, in your words:',
    kit(scene) || 'there is nothing yet; the six categories come first.',
    'Brand Export gives all of it as a prompt that you can paste into the tool of your choice.',
  )

const looksOwn = ({ record }: Scene) =>
  say(
    record.brief.topWords.feeling !== '' && `People should feel ${quote(record.brief.topWords.feeling)}.`,
    record.attributes.voice.topFive.length > 0 && `You sound ${quoteAll(record.attributes.voice.topFive)}.`,
  )

const looks: readonly Rule[] = [
  [
    /\b(photos?|pictures?|images|imagery|photograph\w*|selfies?|videos?)\b/,
    (scene) =>
      say(
        'I see no pictures, so I cannot judge yours. What holds for any: show what only you have, real hands and real places, in the light that is there; a bought picture says that somebody else could stand here too.',
        scene.record.brief.topWords.xfactor !== '' && `Begin with ${quote(scene.record.brief.topWords.xfactor)}.`,
        looksOwn(scene),
      ),
  ],
  [
    /\b(must|should|have to|need to|time to|worth|shall) (i|we|it|to)?\b.{0,25}\b(repaint|redesign|change|renew|refresh|update|modernis\w+|replace|new|rebrand)\b|\bold[- ]fashioned\b|\bdated\b|\bsame (blue|red|green|colou?rs?|font|logo|everywhere)\b|\beverywhere\b/,
    (scene) =>
      say(
        'I do not see it, so I can only give the rule: what people know you by is worth more than what is in fashion. Keep it, use it in the same way everywhere, and change it only where it says something that is no longer true.',
        looksOwn(scene),
      ),
  ],
  [
    /\b(which|what) (\w+ )?(colou?rs?|fonts?|type ?faces?|style|palette)\b/,
    (scene) =>
      say(
        'The toolkit does not choose colours or type yet; Mood Board and Color Palette are marked as coming soon. Whoever chooses them for you should start from these words, and from three places that your customers already like.',
        looksOwn(scene),
        scene.record.archetype !== null && `Archetype: ${archetypes[scene.record.archetype.primary].name}.`,
      ),
  ],
  [
    /\bor\b|\bwhich\b|\bversus\b|\bbetter\b/,
    (scene) =>
      say(
        'I cannot see them, and the toolkit does not choose colours, type or pictures yet. To decide, lay both before three customers and ask what kind of firm has each; take the one whose answers come nearer to this.',
        looksOwn(scene),
        scene.record.brief.chosenUvp !== '' && `And it must carry the promise: ${quote(scene.record.brief.chosenUvp)}`,
      ),
  ],
  [
    /\b(is|are|does|do|would|isn'?t|aren'?t|too)\b.*\b(ugly|ok(ay)?|fine|boring|outdated|wrong|bad|good|suit\w*|fit\w*|look\w*|right|silly|childish|cheap|dirty|old|loud)\b/,
    (scene) =>
      say(
        'I cannot see it, so I give no verdict on taste. Ask somebody who does not know you what kind of firm it belongs to, and hold the answer against your words.',
        looksOwn(scene),
        'If theirs and yours pull apart, change the look; if they agree, leave it.',
      ),
  ],
  byKind('looks', looksOwn),
  [
    always,
    (scene) =>
      say(
        'The toolkit does not choose colours, type or pictures yet; Mood Board and Color Palette are marked as coming soon. What a designer can work from today:',
        kit(scene) || 'nothing yet; the six categories come first.',
      ),
  ],
]
export const answerLooks = (scene: Scene) => answerBy(looks, scene)

const carries = ({ record: { brief } }: Scene) =>
  say(
    brief.topWords.xfactor !== ''
      ? `${quote(brief.topWords.xfactor)} is your X Factor.`
      : 'What it has to carry you will know once your X Factor is chosen.',
    brief.chosenUvp !== '' && `Your promise: ${quote(brief.chosenUvp)}`,
  )

const naming: readonly Rule[] = [
  [
    /\bpronounc\w+|\bspell\w*|\babroad\b|\bother languages?\b|\bmeans? (something|.{0,15}in)\b|\blaugh\w*|\bumlauts?\b/,
    (scene) =>
      say(
        'I cannot judge the name itself. Test it by telephone: say it once to five people from there, and have them write it down and find you by it. If three fail, put a spelling or a line beside it before you give it up; a name that people know is dear to replace.',
        carries(scene),
      ),
  ],
  [
    /\b(second|new|another|next|sub) ?-?(product|brand|line|service|shop|branch|place|location|restaurant|app)\b/,
    (scene) =>
      say(
        'The rule for a second thing: the same name where the promise is the same and only the object differs; a name of its own where the customer or the promise is another. Two names are two brands to make known.',
        carries(scene),
      ),
  ],
  [
    /\b(rename|change|changing|old name|retired|merge\w*|took over|bought|keep (the|our|my) name|drop the name|new name|live with)\b/,
    (scene) =>
      say(
        'Change a name when it says something untrue or keeps the people away whom you want, not when you are tired of it: what it has gathered in memory is lost. If you do, say for a year ‘formerly’. In the toolkit you change it in your profile, and what was made with the old one is marked as made from earlier answers.',
        carries(scene),
      ),
  ],
  [
    /\bor\b|\bwhich\b|\bversus\b|\bbetter\b/,
    (scene) =>
      say(
        'Which of them is the better one I cannot judge. Say each aloud with your tagline under it, tell both to five people, and ask the next day which they still know and what they think it sells. Whether one is free or protected is a question for a lawyer.',
        carries(scene),
      ),
  ],
  [
    /\b(taken|free|protected|trade ?mark\w*|already (exists?|used)|two other|three other|others? (are|is) called|same name|similar name)\b/,
    (scene) =>
      say(
        'Whether a name is free or may be used beside another is a question for a lawyer or the trademark office; I look nothing up. For people the question is simpler: do they end up with somebody else when they look for you? Ask the last ten how they found you.',
        carries(scene),
      ),
  ],
  [
    /\b(come up with|find|invent|suggest|ideas?|need|propose|looking for) .{0,25}\bnames?\b|^(a )?names? for\b|\bwhat (to|should|shall|do|could) (i |we )?call\b/,
    (scene) =>
      say(
        'I invent no names: that would take a language model. How to find one: write down twenty plain words for what people see, hear and take home with you, say each over the telephone, strike what has to be spelled, and let three customers guess what is sold under the rest.',
        carries(scene),
      ),
  ],
  [
    /\b(surname|founder|family name|my (own )?name|sisters?|brothers?|initials|acronym)\b/,
    (scene) =>
      say(
        'A person in the name is a promise that somebody answers for it; it holds as long as people meet that person or what they left behind. An acronym carries nothing until it is known. If neither tells what you do, the tagline under it has to.',
        carries(scene),
      ),
  ],
  byKind('naming', carries),
  [
    /\b(ok(ay)?|good|bad|stupid|silly|funny|serious|problem|matter|hurt|think|sound|wrong|fine|too|boring|old|work)\b/,
    (scene) =>
      say(
        'A verdict on the name itself you do not get from me: I know nothing of how it sounds in your town. Three tests decide: is it understood over the telephone, is it remembered the next day, and does nobody else nearby answer to it? What a name does not say the line under it can.',
        carries(scene),
      ),
  ],
  [
    always,
    (scene) =>
      say(
        /\b(edit|correct|another)\b/.test(scene.reading.text) &&
          'You change the name in your profile; every tool takes it from there, and what was made with the old one is marked as made from earlier answers.',
        'I cannot judge a name: the method takes it as given, and whether one is free or protected is a question for a lawyer. What I can say is what it has to carry:',
        carries(scene),
      ),
  ],
]
export const answerNaming = (scene: Scene) => answerBy(naming, scene)

const customersAsk = ({ record: { brief, attributes } }: Scene) =>
  say(
    attributes.customers.topFive.length > 0 &&
      `Your customers, in your words: ${quoteAll(attributes.customers.topFive)}.`,
    brief.profile.customerPainPoints !== '' &&
      `Start from what bothers them: ${quote(brief.profile.customerPainPoints)}.`,
    brief.chosenUvp !== '' && `And say this: ${quote(brief.chosenUvp)}`,
  )

const marketing: readonly Rule[] = [
  [
    /\b(wrong (fairs?|place|people|paper|time)|no ?one came)\b|\b(got|brought|gave|had|sold) (one|four|no|zero|nothing|two|three|few|hardly)\b|\b(nobody|no ?one|zero|nothing|wrong number|doesn'?t work|not working|doubled|fewer|waste\w*|wrong channel)\b/,
    (scene) =>
      say(
        'Whether it was the channel I cannot know. Two things can be told apart: if nobody saw it, it was the place; if they saw it and did not come, it was the words. Ask three who did see it what it offered them; if they cannot say, change the first sentence before you change the place.',
        customersAsk(scene),
      ),
  ],
  [
    /\bhow (often|much|many|long)\b|\btoo (much|often|many|little|late|early)\b|\bwhen (should|do|is)\b|\bbest time\b|\bbudget\b|\bspend\b/,
    (scene) =>
      say(
        'A number for that I do not have: it depends on your market, and I know only your record. As often as you have something true to say, and so much as you can measure and lose, is the rule; one thing each week for a year beats ten in a month.',
        customersAsk(scene),
      ),
  ],
  [
    /\bworth\b|\bor\b|\b(should|shall|must|do) (i|we|a|an)\b|\bneed\b|\bwhich\b|\bagain\b|\b(find|get|win|reach|look for|attract) (\w+ ){0,2}(clients?|customers?|people|members|guests?|work|enquiries)\b/,
    (scene) =>
      say(
        'Which channel pays is beyond what I know. How to find out: ask the next ten customers how they came to you, and what would have reached them earlier; go where the answers point, for three months, with one message.',
        customersAsk(scene),
      ),
  ],
  byKind('marketing', customersAsk),
  [
    always,
    (scene) =>
      say(
        'Channels, campaigns and budgets are beyond what I know. What I can give you is what they should say:',
        kit(scene) || 'that begins with the six categories.',
        scene.record.brief.profile.customerPainPoints !== '' &&
          `Start from what bothers your customers: ${quote(scene.record.brief.profile.customerPainPoints)}`,
      ),
  ],
]
export const answerMarketing = (scene: Scene) => answerBy(marketing, scene)

/** Whether the business itself has something to decide. */
const asksWhether =
  /(?<!\b(what|how|where|when|who) )\b(should|shall|must|ought|may|can|could|do|am|are) (i|we)\b|\b(or|whether|worth|thinking of|wonder\w*|consider\w*|tempted)\b/

const advice: readonly Rule[] = [
  [
    /\btrade ?mark|\bcopyright|\blegal|\blawyer|\bsue|\blawsuit|\bcontract|\bgdpr|\bpatent|\bliab|\bregister|\blicen[cs]|\blabel|\ballowed|\bpermit/,
    () =>
      'That is a legal question, and I give no legal advice: please ask a lawyer or your patent and trademark office. I can help with what you want to say, not with whether it is protected.',
  ],
  [
    /\btax|\binvest(?!or)|\bloan|\bmortgage|\bvat\b|\baccountant\b(?! (?:who|what|about|how|see|get|use|log|access|read|have|look))|\bcash|\bequity|\bcharge|\braise|\bbankrupt|\bincorporat|\bllc\b|\bpay\b/,
    () =>
      'That is a financial question, and I give no financial advice: an accountant or adviser knows your figures, I do not. I can help with how you explain what you are worth: that is the work of your value proposition.',
  ],
  [
    /\b(expensive|pricey|overpriced|cheap|dear|pric\w+|discounts?)\b/,
    ({ record: { brief } }) =>
      say(
        'That is a financial question, and I give no financial advice: I know neither your prices nor your costs nor what others ask. What I can say is what has to make a price seem fair.',
        brief.topWords.xfactor !== '' && `What only you have: ${quote(brief.topWords.xfactor)}.`,
        brief.topWords.impact !== '' && `What changes for people: ${quote(brief.topWords.impact)}.`,
        brief.chosenUvp !== '' &&
          `And your promise: ${quote(brief.chosenUvp)} If people find you dear, say these before the number.`,
      ),
  ],
  [
    /\bmedic(al|ine|ation)\b|\bdiagnos(e|ed|is)\b|\bsymptoms?\b|\bdos(e|age)\b|\bdepression\b|\banxiety\b|\bmy (health|(back|head|stomach|knee|tooth) (hurts|aches))\b/,
    () =>
      'That is a medical question, and I give no medical advice: please ask a doctor. I can help with what your brand says.',
  ],
  [
    ({ reading }) => !asksWhether.test(reading.text),
    ({ record: { brief } }) =>
      say(
        'That needs somebody who knows the figures, the people or the law; I know your brand alone. What the brand settles is how you go about it: say early and plainly what you can and cannot do, as you would say it to a customer.',
        brief.topWords.voice !== '' && `Your leading word for Voice: ${quote(brief.topWords.voice)}.`,
        brief.topWords.culture !== '' && `For Culture: ${quote(brief.topWords.culture)}.`,
      ),
  ],
  [
    always,
    ({ record: { brief, coreValues } }) =>
      say(
        'That is a decision about the business itself, and I know too little of it to advise: not your figures, not your people, not your market. What your brand says to it:',
        brief.chosenUvp !== '' && `does it bring your promise nearer? ${quote(brief.chosenUvp)}`,
        coreValues.length > 0 && `And do your values allow it? ${quoteAll(coreValues.map(({ title }) => title))}.`,
        brief.chosenUvp === '' && coreValues.length === 0 && 'nothing yet; your promise and your values come first.',
      ),
  ],
]
export const answerAdvice = (scene: Scene) => answerBy(advice, scene)

const tellRivals = ({ record }: Scene) =>
  say(
    'I know nothing about your competitors: your record holds only what you told about yourself, and I look nothing up.',
    record.brief.profile.competitiveDifferentiator !== ''
      ? `What you say sets you apart: ${quote(record.brief.profile.competitiveDifferentiator)}.`
      : 'Your profile has a field for what sets you apart from them; it is empty.',
    record.attributes.xfactor.topFive.length > 0 &&
      `Your X Factor: ${quoteAll(record.attributes.xfactor.topFive)}. Ask of each whether a competitor could say it too.`,
  )

export const answerCompetitors = (scene: Scene) =>
  answerBy([byKind('competitors', tellDifference), [always, tellRivals]], scene)
