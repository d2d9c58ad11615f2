/** What there is to say of the review, of the toolkit itself and of other people's tools, beyond the record. */
import { areAttributesComplete } from '#contract/brand.ts'
import { quote, say } from './quote-record.ts'
import { always, answerBy, type Rule, type Scene } from './scene.ts'

const scored = ({ record }: Scene) =>
  record.audit
    ? `Your site stands at ${record.audit.overallScore.toFixed(1)} of 10.`
    : 'Yours has not been reviewed yet.'

export const websiteMethod: readonly Rule[] = [
  [
    /\b(look|looks|read|reads|see|sees|check|checks|open|opens|review|include|count)\b.{0,25}\b(pdfs?|menus?|documents?|videos?|brochures?|files?|reels?)\b/,
    (scene) =>
      say(
        'It reads web pages, not files that they link to: what stands only in a PDF, a picture or a video it does not know, and many visitors never open it either. Put what matters on the page itself.',
        scored(scene),
      ),
  ],
  [
    /\b(don'?t|do not|haven'?t|have no|no|without an?) (have |got |yet )?(an? |any )?(own )?(web ?site|site|page)\b|\bonly (on|use|have) (facebook|instagram|tiktok|etsy)\b/,
    () =>
      'Then the review has to wait: it reads pages of your own and no social profiles. Everything before it works without a site, and what you have made by then is what the first page should say.',
  ],
  [
    /\b(wix|squarespace|shopify|wordpress|webflow|weebly|builder|theme)\b/,
    (scene) =>
      say(
        'It does not matter what your site is built with: the review reads what a visitor gets. What it finds you change there, in your own site builder.',
        scored(scene),
      ),
  ],
  [
    /\b(change|touch|break|edit|hack|alter|damage|fix|mend)\b.{0,25}\b(site|website|pages?|for me|for us)\b(?!.*\bfirst\b)/,
    (scene) =>
      /\bwhat|\bwhich|\bshould (i|we)\b/.test(scene.reading.text)
        ? ''
        : say('No: the review only reads your pages, as a visitor would, and changes nothing on them.', scored(scene)),
  ],
  [
    /\bspeed\b|\bslow\b|\bload\w*\b|\bseo\b|\bgoogle\b|\brank\w*\b|\btraffic\b|\bvisitors? (numbers?|count)\b/,
    (scene) =>
      say(
        'That is not what the review measures: it holds voice, look, message and consistency of your pages against your own words. Of search it only sees whether title and description say what you sell.',
        scored(scene),
      ),
  ],
]

/** A way in for somebody else. */
const others =
  /\b(designer|agency|copywriter|freelancer|developer|wife|husband|partner|colleague|assistant|staff|team|accountant|co-?founder)s?\b/

/** The account and the screen: what is so for everybody, whatever the record says. */
const accountRules: readonly Rule[] = [
  [
    /\b(change|new|other|another|different|wrong|update)\b.{0,20}\be-?mail( address)?\b|\be-?mail( address)?\b.{0,20}\b(changed?|changes|wrong)\b/,
    () =>
      'The email of an account cannot be changed, because you sign in with it. If you have lost the address, ask support. Everything else about you and the business you change in your profile.',
  ],
  [
    /\b(delete|close|erase|remove|get rid of)\b.{0,15}\b(my |the |our |this )?account\b|\b(delete|erase|remove)\b.{0,25}\b(all|every)\b.{0,15}\bdata\b/,
    () =>
      'Closing an account and erasing what it holds is done by support: write to them from the address that you sign in with. Before that, Brand Export gives you a copy of everything.',
  ],
  [
    /\b(refund|money back|reimburse\w*)\b|\b(student|charity|non-?profit|teacher|group)s?\b.{0,15}\b(discount|rate|price|plan)\b|\bdiscounts?\b/,
    () =>
      'Payments, refunds and discounts I cannot see: support can tell you. The trial of 14 days is free of charge and needs no card, and what you made in it stays yours to read and to export.',
  ],
  [
    /\b(log|sign)(ged|ging)?[- ]?(me )?(in|out|on)\b.{0,40}\b(wrong|won'?t|not|fails?|problem|every|again|keeps?|can'?t)\b|\b(can'?t|cannot|won'?t|unable|not|keeps?|why)\b.{0,25}\b(log|sign)(ged|ging)?[- ]?(me )?(in|out|on)\b|\breset (mail|page|link)\b/,
    () =>
      'Sign in with the address that you registered. If the password fails, ‘Forgot password?’ mails a link to that address; look among the unwanted mails, too. After several failed attempts wait a quarter of an hour. If it still fails, tell support what you did and what you saw.',
  ],
  [
    /\bdark (mode|theme)\b|\b(text|letters?|font|type|writing)\b.{0,15}\b(bigger|larger|small|tiny|size)\b|\b(bigger|larger) (text|letters?|font|type)\b/,
    () =>
      'Light or dark follows what your device is set to. The text grows with the zoom of your browser: Ctrl or Cmd and the plus key, or two fingers on a phone.',
  ],
]

export const toolkitMethod: readonly Rule[] = [
  ...accountRules,
  [
    /\b(any(one|body)|who|others?|people|some(one|body))( else)? (can |could |will |would )?(sees?|reads?|looks? at|has|gets?)\b.{0,25}\b(this|it|my|our|what i|what we)\b/,
    () =>
      'No other customer: your record and this conversation belong to your account. An administrator of this service can open an account to help, and every time is written to a log. What you share yourself, an export or the link to a report, is read by whoever has it.',
  ],
  [
    /\blinks?\b/,
    () =>
      'In Website Review, Share Report makes a link under which anybody who has it can read that report, until you close it there. For the brand itself use Brand Export: a brief to read, a prompt for AI tools, and the data, which you send as files.',
  ],
  [
    /\b(cancel\w*|stop (paying|my subscription|the plan)|unsubscribe|don'?t renew|(trial|plan|subscription) (ends?|runs out|is over))\b.*\b(lose|lost|delet\w+|gone|frozen|happens?|material|keep|stays?|everything|work)\b|\b(lose|lost|delet\w+|gone|happens?|keep)\b.*\b(cancel|stop paying|unsubscribe|trial ends)\b/,
    () =>
      'Nothing is deleted: without a plan every result stays yours to read and to export; only writing and changing wait until you choose one. If you want a copy of your own, Brand Export gives you all of it.',
  ],
  [
    /\b(pdfs?|print\w*|page|margins?)\b.*\b(white|blank|cut off|missing|half|broken|empty|wrong|ugly)\b/,
    () =>
      'I cannot see the file. Make it once more and open it in another program before you print; if it is still not right, tell support which page, and what you printed it with.',
  ],
  [
    /\b(paid|payed|charged|billed) twice\b|\bmy (bill|invoice|receipt)\b|\b(see|find|get) (the|a|an|my) (bill|invoice|receipt)\b|\b(paid|payed)\b/,
    () => 'What was paid I cannot see: bills and payments belong to support, who can look them up.',
  ],
  [
    /\b(logged in|working|work|edits?|online) .{0,20}\b(at once|same time|simultaneous\w*)\b|\bsimultaneous\w*/,
    () =>
      'An account is made for one person at a time. If two write at once, look at the screen that each worked on: what stood before is kept there and can be brought back.',
  ],
  [
    /\b(without|no|bad|rubbish|slow) (the )?(internet|network|wi-?fi|connection|reception|signal)\b/,
    () =>
      'You need a network to open it and to have something made. If it drops while you write, your words wait in the browser and are sent when it is back.',
  ],
  [
    /\b(shop|other|old|new|work|home|office) (computer|laptop|pc|phone|tablet|ipad)\b|\bnow on my (phone|laptop|tablet|computer|ipad)\b/,
    () =>
      'Your work is kept with your account and not on one machine. If the other one shows it empty, see whether you are signed in with the same address there, and let the first one go online once, so that what waits in its browser is sent.',
  ],
  [
    /\b(save|get|make|want|download|have) (this|it|that|all|everything|my \w+|them)?( as| in| to)? ?(a |an )?(pdf|word|document|file)\b|\bfile formats?\b|\bformats?\b.*\bdownload/,
    ({ record }) =>
      say(
        'Open Brand Export: it gives your brand as a brief to read, as a prompt for AI tools, and as data. Your words also come as a PDF report.',
        areAttributesComplete(record.attributes)
          ? 'Yours is ready now.'
          : 'It opens as soon as your six categories are complete.',
      ),
  ],
  [
    /\b(soc ?2|iso|certif\w+|procurement|compliance|data protection|dpo|hosted|hosting|servers?|gdpr)\b/,
    () =>
      'Where the service is hosted and which certificates it has I do not know; support answers that in writing. What I know: your record and this conversation belong to your account, an administrator who opens an account is written to a log, and my answers are made on the server itself from your record, without sending it to anybody else.',
  ],
  [
    /\b(got|have) left\b|\bdays (left|remaining|to go)\b/,
    () =>
      'Your profile shows how many of the 14 days of the trial are left. Afterwards everything that you made stays to be read and exported; for the work itself there is no deadline.',
  ],
  [
    /\b(two|another|other|different|second) (computers?|devices?|laptops?|phones?|tablets?)\b/,
    () =>
      'Yes: your work is kept with your account and not on one machine, so sign in on the other and go on where you stopped.',
  ],
  [
    /\bif (i|we) (change|edit|redo|swap|replace|delete|reword)\b|\b(i|we)('ve| have)? changed\b/,
    () =>
      'Nothing breaks and nothing is lost: what you made from the old answer stays as it is and is marked as made from earlier answers, so that you can decide whether to make it anew. What stood before can be brought back.',
  ],
  [
    ({ reading }) =>
      others.test(reading.text) &&
      /\b(access|log ?in|get (at|in|to)|see|use|password|account|edit|view)\b/.test(reading.text),
    () =>
      'Not by an account of their own: an account holds one brand and belongs to one person, so keep your password to yourself. Brand Export gives your designer or colleague all of it: a brief to read, a prompt for AI tools, and the data.',
  ],
  [
    /\b(bug|broken|error|crash\w*|not working|doesn'?t work|does not work|won'?t (load|open|save|work)|stuck loading|blank page|frozen|freez\w+)\b/,
    () =>
      'I cannot see your screen, so I cannot tell what went wrong: load the page again; what you wrote is kept, also while the network is away. If it happens twice, tell support which page and what you pressed.',
  ],
  [
    /\b(based on|theory|books?|framework|methodolog\w*|who invented|where does (it|this|the method) come from|behind (this|it|the method))\b/,
    () =>
      'The value proposition follows Moore’s positioning statement, the split of voice, feeling and benefit Aaker, the values Lencioni, and the archetypes Mark and Pearson after Jung. What the toolkit adds is that each result is made from your own words and shows from which.',
  ],
  [
    ({ reading }) => /\bcancel\w*|\brefund\w*/.test(reading.text),
    () =>
      'The trial ends by itself after 14 days and needs no card, so there is nothing to cancel in it; every result stays yours to read and to export. About a plan that you have paid for, its price and how to end it, support knows more than I do.',
  ],
]

const tools =
  /\b(canva|wix|squarespace|figma|looka|chat ?gpt|claude|gemini|copilot|midjourney|mailchimp|shopify|wordpress|webflow|notion|adobe|photoshop|hubspot|semrush|jasper|fiverr|etsy|trello)\b/

/** Another maker's tool, of which nothing is known here. */
export function answerOtherTools({ reading, record }: Scene): string {
  const name = tools.exec(reading.text)?.[1] ?? ''
  return say(
    `I do not know ${name === '' ? 'other tools' : quote(name)} well enough to compare or to explain it: I know this toolkit and your record.`,
    'What this one is for: finding out what your brand is and saying it, in your own words. What you make from that, in pictures, pages or posts, you make elsewhere.',
    record.brief.chosenUvp !== '' || record.brief.topWords.voice !== ''
      ? 'Brand Export gives it to you as a brief and as a prompt that any such tool can start from.'
      : 'Once your six categories are written, Brand Export gives them to any such tool as a brief.',
  )
}

const searching: readonly Rule[] = [
  [
    /\bseo\b|\bgoogle\b(?! (ads?|adverts?))|\bsearch (engine|result|rank)\w*|\brank\w*\b|\bkeywords?\b/,
    ({ record }) =>
      say(
        'How pages rank in a search engine is beyond what I know, and I look nothing up. What helps people and search engines alike is a page that says plainly what you sell, to whom and why from you.',
        record.brief.profile.productsServices !== '' &&
          `What you sell: ${quote(record.brief.profile.productsServices)}.`,
        record.brief.chosenUvp !== '' && `Your promise: ${quote(record.brief.chosenUvp)}`,
        'The website review checks whether title, description and first screen say it.',
      ),
  ],
  [always, () => ''],
]
export const answerSearch = (scene: Scene) => answerBy(searching, scene)
