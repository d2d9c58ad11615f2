/** Help: the website review. */
import { scoreBandStarts } from '#contract/plain/brand-review-words.ts'
import type { HelpGroup } from '#contract/plain/help/help-article.ts'

export const reviewHelp: HelpGroup = {
  id: 'review',
  title: 'Website review',
  articles: [
    {
      id: 'what-review-does',
      title: 'What does the review look at?',
      text: 'The home page of the address you give, and up to eight pages it links to. It makes 60 checks on how the site sounds, how it looks, what it says and whether it agrees with itself, and compares them with your own archetype, values, audience and lines. It finds prices, hours and numbers that differ from page to page, and links that lead nowhere.',
      goesTo: '/toolkit/brand-review',
      words: ['audit', 'check', 'website', 'analysis', 'seo', 'broken links', 'pages', 'contrast'],
    },
    {
      id: 'review-cannot-see',
      title: 'What can the review not see?',
      text: 'It reads what a site sends as plain pages. Text that appears only after scripts have run, pages behind a sign-in and what pictures show stay hidden from it, and it never opens your social accounts. Words are judged in English only. The report names what couldn’t be checked, and it counts neither for nor against you.',
      words: [
        'limits',
        'could not be checked',
        'wrong',
        'instagram',
        'javascript',
        'wix',
        'language',
        'images',
        'missed',
      ],
    },
    {
      id: 'how-scores-work',
      title: 'How are the scores worked out?',
      text: 'Every check belongs to one of four scores and says how well it’s met; weightier checks count more. The overall score is the average of the four. Under each score you find its checks, each with its proof: the sentence, the element or the number, and the page it’s on. The same site and the same answers give the same scores.',
      words: [
        'calculation',
        'points',
        'rating',
        'average',
        'voice',
        'visual identity',
        'messaging',
        'consistency',
        'evidence',
      ],
    },
    {
      id: 'good-middling-poor',
      title: 'What do Good, Middling and Poor mean?',
      text: `They are the bands of a score out of ten: ${scoreBandStarts.good} and more is Good, ${scoreBandStarts.mid} and more is Middling, below that is Poor. Where only some of the checks could be made, the word is “Partly measured”, and where none could, “Not measured”. A score that isn’t measured is left out of the overall score.`,
      words: ['bands', 'colors', 'low score', 'bad score', 'dial'],
    },
    {
      id: 'start-with-report',
      title: 'Where do I start with my report?',
      text: 'With “What to do first”: three things, in order. Your headline comes first, then what misleads a customer today, such as a wrong number or an offer that has run out. Where your own answers hold the words for it, you can take them with “Copy”. The rest is listed under the four scores.',
      goesTo: '/toolkit/brand-review',
      words: ['first', 'to do', 'fix', 'improve', 'priority', 'overwhelmed', 'recommendations'],
    },
    {
      id: 'meant-that-way',
      title: 'The review complains about something I did on purpose. What now?',
      text: 'Press “Intended” at the finding. The next review leaves it out of the score. Press “Done” when you’ve fixed something, and the next review checks it again and tells you whether it’s mended. “Undo” takes either mark back.',
      words: ['ignore', 'dismiss', 'false alarm', 'disagree', 'mark', 'done', 'finding'],
    },
    {
      id: 'review-again',
      title: 'How do I see whether my changes helped?',
      text: 'Press “Review again” in the report. The new one measures the same address with the same answers, says what has changed in each score since the last review, and what is fixed or broken since. Earlier reports stay in the list below; the newest hundred are kept.',
      goesTo: '/toolkit/brand-review',
      words: ['compare', 'progress', 'before and after', 'second review', 'history', 'repeat', 'old reports'],
    },
    {
      id: 'review-time',
      title: 'How long does a review take, and must I wait?',
      text: 'Usually two to three minutes. The page shows which stage it’s in. You can close it: the review goes on without you, and the report is there when you come back. If several of your reviews are waiting, they run one after the other.',
      goesTo: '/toolkit/brand-review',
      words: ['waiting in line', 'stuck', 'slow', 'close the tab', 'progress', 'minutes'],
    },
    {
      id: 'review-failed',
      title: 'Why is my report not available?',
      text: 'The site couldn’t be reached, its own rules (robots.txt) don’t allow reading it, or it’s too large; the page says which. Check that the address opens in your own browser, then press “Try again”. As a rule, only sites that anybody on the internet can open can be reviewed, not one on your own computer.',
      goesTo: '/toolkit/brand-review',
      words: ['failed', 'error', 'unreachable', 'robots', 'blocked', 'localhost', 'cannot read', 'did not finish'],
    },
  ],
}
