/** The value proposition and the tagline. */
import type { HelpGroup } from '#contract/plain/help/help-article.ts'

export const linesHelp: HelpGroup = {
  id: 'lines',
  title: 'Value proposition and tagline',
  articles: [
    {
      id: 'uvp-and-tagline',
      title: 'What is the difference between a value proposition and a tagline?',
      text: 'The value proposition says what you do, who it’s for and why they should choose you. It belongs at the top of your website and in conversations. The tagline is a few words that people remember and repeat, short enough for a van. The tagline builds on the value proposition, so that comes first.',
      words: ['uvp', 'slogan', 'claim', 'promise', 'usp', 'pitch', 'headline'],
    },
    {
      id: 'where-lines-come-from',
      title: 'Where do the lines come from?',
      text: 'From the short sentences that you finish on the page of your value proposition: “We”, “for”, “You need us when” and so on. They are joined as you typed them, and nothing is said about your business that you didn’t say: no number, award or customer is made up. So the plainer each sentence, the better the lines.',
      goesTo: '/toolkit/uvp-generator',
      words: ['generated', 'ai', 'invented', 'true', 'source', 'whose words', 'copyright', 'generic'],
    },
    {
      id: 'fewer-than-five',
      title: 'Why do I get fewer than five drafts?',
      text: 'Because we write only from what you’ve told, and leave out drafts that would say the same thing twice. Each draft needs some of your sentences, and waits while one is missing. Finish more of them beneath the drafts: what you do and what others don’t come first. Then press “Save and write new drafts”.',
      goesTo: '/toolkit/uvp-generator',
      words: [
        'only one',
        'only three',
        'too few',
        'more variations',
        'no uvp',
        'no tagline',
        'missing',
        'empty',
        'nothing new',
      ],
    },
    {
      id: 'refine-a-line',
      title: 'How do I change a line with a wish of my own?',
      text: 'Press “Refine with AI” under the line. The buttons do what they say. In the field you can type a plain command, such as “shorter” or “take out” with the words. If your wish names words of the line, they are marked, and you take them out or replace them. If it says something new, you get the sentence that it belongs to. Everything else needs your own hand, and the line opens for you.',
      goesTo: '/toolkit/uvp-generator',
      words: ['refine', 'change words', 'too long', 'shorter', 'wording', 'not understood', 'rewrite', 'take out', 'replace'],
    },
    {
      id: 'all-lines-shown',
      title: 'Why does “Regenerate UVPs” say that I’ve seen every line?',
      text: 'Your sentences can be joined in a limited number of ways, and no line comes twice. When you’ve seen them all, change or finish a sentence and press “Save and write new drafts”. Lists you saw before are kept in the earlier versions of the page.',
      goesTo: '/toolkit/uvp-generator',
      words: ['regenerate', 'nothing new', 'same lines', 'no more', 'again', 'every line'],
    },
    {
      id: 'choose-a-line',
      title: 'How do I choose a line, and can I change it later?',
      text: 'Select it and save it. The saved one stands in your toolkit, your brief and your reports, and opens the next step. Later you can select another and save that instead, or edit a line in your own words. What was made from the earlier one stays, and is marked until you renew it.',
      goesTo: '/toolkit/uvp-generator',
      words: ['select', 'save', 'final', 'edit', 'own line', 'write myself'],
    },
    {
      id: 'spelling',
      title: 'Is my spelling checked?',
      text: 'Yes, wherever you write about your brand. When you pause, words that an American and British dictionary doesn’t know stand below the field, underlined. Press one to see what may be meant, and press that to put it in; nothing is changed without you. “Keep it” leaves your word alone until you sign out. Your names and picked words are never marked.',
      words: [
        'spell check',
        'typo',
        'mistake',
        'grammar',
        'british',
        'american',
        'dictionary',
        'misspelled',
        'underlined',
      ],
    },
    {
      id: 'keep-old-lines',
      title: 'Will a new list throw away the lines I liked?',
      text: 'No. Lines that you’ve pinned or edited stay on the page when new ones are written, and so does the one you saved. Whatever is replaced goes to the earlier versions of that page, where you can bring a whole list back. The list you replace that way is kept there, too.',
      goesTo: '/toolkit/taglines',
      words: ['regenerate', 'lost', 'pin', 'history', 'old draft', 'previous', 'restore', 'overwrite'],
    },
  ],
}
