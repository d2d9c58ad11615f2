/** Questions about how the toolkit works, and about the strategist. */
import { areAttributesComplete, steps } from '#contract/brand.ts'
import { describeProgress } from './find-next-step.ts'
import { joinAnd, say } from './quote-record.ts'
import { always, answerBy, type Rule, type Scene } from './scene.ts'

const names = joinAnd(steps.map(({ name }) => name))

/** An answer that begins with "Yes" where the question can be answered so. */
const yes = ({ reading }: Scene) =>
  /^(so |and |ok )?(can|could|is|are|do|does|will|would|may|am)\b/.test(reading.text) ? 'Yes.' : ''

const rules: readonly Rule[] = [
  [
    /\b(chats?|conversations?|messages)\b/,
    () =>
      'What we say is kept with your account, so you find it again on another day and on another device. It is not sent to anybody else for my answers: they are made on the server itself, from your record.',
  ],
  [
    /\bdo with (it|all|this|that|these|everything|the (result|outcome)s?)\b/,
    ({ record }) =>
      say(
        'Put it where people meet you: the value proposition at the top of your website and in every offer, the tagline under your name, the voice words beside whatever you write, and the values wherever you have to decide something.',
        areAttributesComplete(record.attributes)
          ? 'Brand Export gives you all of it: a brief for people, a prompt for AI tools, and the data.'
          : 'Brand Export gives you all of it as soon as your six categories are complete.',
        describeProgress(record),
      ),
  ],
  [
    /\btrial\b|\bsubscri\w+|\bupgrad\w+|\bcancel\w*|\brefund\w*|\bplans?\b|\bcost\b|\bfree\b|\bhow much\b|\bpay\b|\bcoupon\b|\binvoices?\b|\bbilling\b/,
    () =>
      'The trial runs for 14 days and needs no card; your profile shows how many are left. When it ends without a plan, every result stays yours to read and to export; only writing and changing wait until you choose one. Questions about a payment are not mine to answer: they belong to support.',
  ],
  [
    /\bdeadlines?\b|\bleave it (til|till|until)\b|\b(in|next) (spring|summer|autumn|winter|month|year)\b/,
    ({ record }) =>
      say(
        'There are no deadlines: everything is kept and you go on where you stopped. Only the trial counts days, 14 of them; after it, what you made stays to be read and exported.',
        describeProgress(record),
      ),
  ],
  [
    /\bworth\b/,
    ({ record }) =>
      say(
        'That you must judge; I can only say what you have from it: your own words in order, a promise and a line made from them, values, an archetype with its reasons and a review of your site, all of it yours to export.',
        describeProgress(record),
      ),
  ],
  [
    /\bpassword\b/,
    () =>
      'You change your password by ‘Forgot password?’ on the sign-in page, which mails you a link, or in your profile where it is offered.',
  ],
  [
    /\bprivat\w*|\bwho (can|else|could|will)\b|\bconfidential\w*|\bdata\b|\bsecure\b|\bencrypt\w*|\btrain\w*\b|\bsell my\b|\bwhere (do|does|is|are) (my|our|all) .{0,20}\b(go|stored|kept)\b|\byour (company|people|staff)\b|\b(reads?|seen|sees) (this|my|our|it)\b|\b(any|some)(one|body) .{0,20}\bread/,
    () =>
      'Your record and this conversation belong to your account: no other customer can open them. An administrator of this service can open an account to help, and every time is written to a log. My answers are made on the server itself, from your record; nothing that you write to me is sent to anybody else for them.',
  ],
  [
    /\breset\w*|\bdelet\w+|\bgone\b|\bstart(ing)? over\b|\boverwrit\w+|\bundo\b|\bhistory\b|\bearlier\b|\bback\b|\b(change|changed) last\b|\bby (accident|mistake)\b|\brestor\w+|\bregenerat\w+/,
    () =>
      'Nothing that you made is lost. A reset, a new list or a refinement keeps what stood before, and the screen it stood on can bring it back. When you reset a category, what came after it stays to be read and is marked as made from earlier answers.',
  ],
  [
    /\blog(ged)? ?out\b|\bsav(e|es|ed|ing)\b|\bautosav\w*|\blos(e|t|ing)\b/,
    () =>
      'Your words are saved by themselves, three seconds after a change and whenever you move on; without a network they wait in this browser and are sent later. A value proposition and a tagline are saved when you choose them. What stood before is kept, so nothing is lost.',
  ],
  [
    /\bexport\w*|\bdownload\w*|\bpdfs?\b|\bprint\w*|\bmarkdown\b|\bjson\b|\b(word|google|excel) (doc|document|file)s?\b|\bdesigner\b|\bagency\b|\bcopywriter\b|\bfreelancer\b|\bdeveloper\b|\bhand\b|\bgive\b|\bpass\b|\bshare\b|\bshow\b|\bsend\b|\bforward\b|\be-?mail\b|\bpartner\b/,
    (scene) =>
      say(
        yes(scene),
        'Brand Export gives your brand as a brief to read, as a prompt for AI tools, and as data; your words also come as a PDF report that you can hand to a designer.',
        areAttributesComplete(scene.record.attributes)
          ? 'Yours is ready now.'
          : `It opens as soon as your six categories are complete. ${describeProgress(scene.record)}`,
      ),
  ],
  [
    /\b(invite|team|colleague|employee)s?\b|\bstaff\b|\baccounts?\b|\blog ?ins?\b|\bseats?\b|\b(two|several|more|other) people\b|\bco-?founders?\b|\btogether\b|\bseveral brands\b|\b(two|another|second|more than one|other|several) (brands?|business(es)?|compan(y|ies)|shops?)\b/,
    () =>
      'An account holds one brand and belongs to one person at present. To work on it with others, sit together, or hand them the Brand Export.',
  ],
  [
    /\bupload\w*|\bdocuments?\b|\bfiles?\b|\bread\b/,
    () =>
      'Yes. The Brand Attributes page reads a text, PDF, Word or picture file of up to 10 MB and shows the words that it found before anything is taken over; Core Values reads documents for values. The file itself is not kept.',
  ],
  [
    /\border\b|\bsequence\b|\bskip\w*|\bone (step |tool )?at a time\b/,
    ({ record }) =>
      say(
        'Because each tool is made from the answers before it: words make the value proposition, that one makes the taglines, the values come from what you promise, the archetype reads all of it, and the review measures your website against the whole. In another order you would be guessing.',
        describeProgress(record),
      ),
  ],
  [
    /\bhow (long|much time)\b|\btime\b|\bminutes\b|\bhours\b/,
    ({ record }) =>
      say(
        'It depends on how much you have to say, and you need not do it in one go: everything is kept and you come back where you left off. The two longest parts are the six categories, where you write at least 15 words each, and the interview with at least 20 questions; the rest is mostly choosing.',
        describeProgress(record),
      ),
  ],
  [
    /\bphone\b|\bmobile\b|\boffline\b|\b(safari|chrome|firefox|edge|browser|ipad|android|iphone)\b/,
    () =>
      'It is a web page: any current browser opens it, on a phone as on a large screen. Without a network your words wait in the browser and are sent when it is back.',
  ],
  [/\blanguages?\b/, () => 'The toolkit reads and writes English.'],
  [
    always,
    ({ record }) =>
      say(
        `Six tools, one after the other: ${names}. Each asks for something that only you know, makes something of it, and opens the next.`,
        describeProgress(record),
      ),
  ],
]

export const answerToolkit = (scene: Scene) => answerBy(rules, scene)

const offer =
  'I can tell you what comes next and why, what is weak or contradicts itself in your record, what your words, your promise, your values and your archetype say, and how the method works.'

const youRules: readonly Rule[] = [
  [
    /\b(the method|published|made (it|this) up|invented)\b/,
    () =>
      'It is published work, put together for this toolkit: Moore’s positioning statement for the value proposition, Aaker for the split of voice, feeling and benefit, Lencioni for the values, Mark and Pearson after Jung for the archetypes. The rules by which I hold your record against it were written for this product.',
  ],
  [
    /\b(talked|spoken|chat\w*|worked) (with|to) (other|any|many)\b|\bother (customers|users|clients|people)\b|\bbefore me\b/,
    () =>
      'What others ask I neither know nor carry over: I see one record, yours, and this conversation. So nothing that I tell you comes from theirs, and nothing of yours goes into what I tell them.',
  ],
  [
    /\b(remember|forget|last (week|time|month)|from nil|from scratch every|know me)\b/,
    () =>
      'Our conversation is kept with your account, and your record stands as you left it; so you find both again. When I answer I read the record as it is now and, of what we said, only the last turns.',
  ],
  [
    /\b(learn|trains?|training|trained)\b|\bwhat i (enter|write|type|say|put in)\b/,
    () =>
      'No: I do not learn from what you write, and no model is trained on it. I answer by rules that are fixed, from your record as it stands; change the record, and my answer changes.',
  ],
  [
    /\b(same (answers?|thing)|twice|improvis\w+|random\w*|canned|consisten\w+|different answer)\b/,
    () =>
      'The same question to the same record gets the same answer: I work by rules and not by chance. Each answer is put together from what your record holds, so it changes when you change that.',
  ],
  [
    /\b(wrong|mistaken|mistakes?|trust|reliable|right about|sure|accurate|limits?|can'?t (you )?do|cannot do|not able|bad at)\b/,
    () =>
      say(
        'I can be wrong: I read words and not your shop, so I miss irony, and what you never wrote I do not know. I look nothing up, write no texts, draw nothing, and give no legal, tax or medical advice. I say on what each answer rests, so that you can check it and disagree.',
      ),
  ],
  [
    /\b(truth|honest\w*|be nice|flatter\w*|polite|blunt|frank|lie|lying)\b/,
    () =>
      'You get what I find, and where I find nothing I say so: I have no reason to please you. Ask me what is weak, and I begin with what a customer would notice first.',
  ],
  [
    /\b(tired|feelings?|feel|bored|lonely|happy|sleep|hate|love|alive|conscious|mood)\b/,
    () => 'No: I am a program, without moods and without pauses, so ask as often as you like.',
  ],
  [
    /\b(acronym|your name|named|called synapse|who (built|made|created|programmed|is behind)|who'?s behind|behind (it|you))\b/,
    () =>
      'Synapse is my name, and as far as I know it stands for nothing else. I am part of this toolkit and was made with it; who runs it, support can tell you.',
  ],
  [
    /\b(chat ?gpt|gemini|claude|copilot|language model|llm|gpt|other (ai|bots?|chatbots?))\b/,
    () =>
      'I am none of those: I am Synapse, a program that answers by rules, without a language model. They can write and chat about everything, and sometimes make things up; I know your brand record and the method, and every statement of mine rests on one of the two.',
  ],
  [
    /\b(answers?|know(ledge)?|it all) .{0,15}\bfrom\b|\bhow (do|did|can) you (know|come)\b|\b(studied|study|learnt?|sources?|so fast)\b/,
    () =>
      'From two places: your brand record, as you have written it, and the method behind the toolkit, that is Moore on positioning, Aaker on what a brand promises, Lencioni on values, Mark and Pearson on archetypes. Rules hold the one against the other; that takes no time, so the answer comes at once.',
  ],
  [/\bwhat (can|could|do|should)\b|\bhow (can|could|do|would) you help\b|\bhelp\b|\bask\b/, () => offer],
  [
    /\bhow (do you|does (synapse|it|this))\b/,
    () =>
      say(
        'I read your record as it stands and hold its parts against each other by rules: which words mean the same, what your promise answers, what pulls against your archetype. I give my reason each time, so you can disagree with it.',
      ),
  ],
  [
    always,
    () =>
      say(
        'I am Synapse, a program and not a person. I answer from your brand record and from the method behind the toolkit, without a language model: so I do not chat about everything, and I do not make things up.',
        offer,
      ),
  ],
]

export const answerAboutSelf = (scene: Scene) => answerBy(youRules, scene)
