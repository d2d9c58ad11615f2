/** PDFs, links, and taking the brand along. */
import type { HelpGroup } from '#contract/plain/help/help-article.ts'

export const sharingHelp: HelpGroup = {
  id: 'sharing',
  title: 'PDFs, sharing and export',
  articles: [
    {
      id: 'where-is-my-pdf',
      title: 'Where is my PDF?',
      text: 'Each on the page it belongs to: “PDF report” on the Brand Attributes page, “One-page PDF” under your core values, “Download PDF” on your archetype and at the top of a website review. The brief of your whole brand is under “Brand Export”. Some open in a new tab; save them from there.',
      goesTo: '/toolkit',
      words: ['download', 'report', 'print', 'file', 'document', 'find'],
    },
    {
      id: 'save-brief-as-pdf',
      title: 'How do I save the brand brief as a PDF?',
      text: 'Press “Save as PDF” on the export page. Your browser’s print window opens; choose PDF there as the printer or destination, then save. On a phone, it’s in the share or print options. To paste the brief into an email or a document, press “Copy the brief” instead.',
      goesTo: '/toolkit/export',
      words: ['print', 'printer', 'install', 'brand guide', 'brief', 'export', 'paper'],
    },
    {
      id: 'for-my-designer',
      title: 'What do I give to my designer or writer?',
      text: 'The brand brief from the export page: your words, value proposition, tagline, values, archetype and what you told about the business. Add the archetype PDF, which has ideas for voice and pictures. The export opens once all six categories of your words are complete and grows with each step.',
      goesTo: '/toolkit/export',
      words: ['hand over', 'agency', 'printer', 'team', 'freelancer', 'copywriter', 'brief', 'colleague'],
    },
    {
      id: 'other-ai-tools',
      title: 'Can I use my brand in other AI tools?',
      text: 'Yes. The export page offers an “AI system prompt” to paste into a chat tool’s custom instructions, a “Markdown brief”, “JSON” for software, and “Questions and answers (JSONL)” for training a model. Each can be copied or downloaded, and holds only what you told or chose.',
      goesTo: '/toolkit/export',
      words: ['chatgpt', 'claude', 'prompt', 'custom instructions', 'markdown', 'training', 'integrate', 'api'],
    },
    {
      id: 'share-a-report',
      title: 'How do I share a website review?',
      text: 'Press “Share Report” in the report. It makes a link, which your device hands on or copies. Whoever has the link can read the report without an account, and nothing else of yours. The link stays in the report, with a button to copy it again. Search engines are asked to leave it out.',
      goesTo: '/toolkit/brand-review',
      words: ['link', 'send', 'client', 'partner', 'public', 'without account', 'forward'],
    },
    {
      id: 'stop-sharing',
      title: 'How do I stop sharing it?',
      text: 'Open the report and press “Stop sharing”. The link no longer works from that moment, also for those who already have it. If you share the report again later, it gets a new link. PDFs and email copies that others have received stay with them.',
      goesTo: '/toolkit/brand-review',
      words: ['revoke', 'turn off', 'unshare', 'remove link', 'private', 'close'],
    },
    {
      id: 'email-a-report',
      title: 'Can I have a review sent by email?',
      text: 'Yes. At the end of the report, under “Email a copy”, type an address and press “Send copy”. The email shows the scores, with the PDF attached. Your own confirmed address gets it at once. Anybody else is asked first whether they want it, and three such questions go out a day at most.',
      goesTo: '/toolkit/brand-review',
      words: ['mail', 'send', 'attachment', 'recipient', 'not arrived', 'colleague'],
    },
    {
      id: 'who-can-read',
      title: 'Who can read what I write?',
      text: 'Other users can’t. You decide who gets a report, a PDF or a link. The people who run this site keep its database, and their admins can look at an account as its owner sees it, for an hour at most; each time is written to a log that can’t be changed. Admins can’t see your password.',
      words: ['privacy', 'private', 'visible', 'confidential', 'admin', 'staff', 'secret', 'public'],
    },
    {
      id: 'work-with-others',
      title: 'Can my team work on the brand with me?',
      text: 'An account is for one person and one brand, and nobody can be invited into it. Let others in by sending the brief, a PDF or the link to a report, and enter what they say yourself. For a second brand, create an account with another email address.',
      words: [
        'collaborate',
        'invite',
        'colleague',
        'partner',
        'several users',
        'two businesses',
        'second login',
        'access',
        'password',
        'two brands',
        'same time',
        'multiple brands',
        'agency',
      ],
    },
  ],
}
