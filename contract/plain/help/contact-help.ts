/** Help: reporting faults and contacting support. */
import type { HelpGroup } from '#contract/plain/help/help-article.ts'

export const contactHelp: HelpGroup = {
  id: 'getting-help',
  title: 'Faults and contact',
  articles: [
    {
      id: 'contact',
      title: 'I found no answer here. Whom do I write to?',
      text: 'First ask Synapse, which searches your brand, the method and this help. For anything about your account, a payment or a fault, write to the people who run this site, at the address that their emails come from. Tell them which page it was, what you did and what it said, and add the reference number if there was one.',
      words: ['support', 'contact', 'email', 'help desk', 'bug', 'human', 'complaint', 'reference number'],
    },
    {
      id: 'something-went-wrong',
      title: 'It says “Something went wrong”. What can I do?',
      text: 'Wait a moment, then reload the page. What was saved before is safe, and words and values that weren’t sent yet wait in your browser. If it happens again at the same place, note the reference number that’s shown, if there is one, and write to the people who run this site.',
      words: ['error', 'crash', 'blank page', 'not working', 'bug', 'reload', 'unavailable', 'busy'],
    },
  ],
}
