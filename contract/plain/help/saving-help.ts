/** Help: saving, undo, and several devices. */
import type { HelpGroup } from '#contract/plain/help/help-article.ts'

export const savingHelp: HelpGroup = {
  id: 'saving',
  title: 'Saving, undo and devices',
  articles: [
    {
      id: 'is-it-saved',
      title: 'Are my answers saved?',
      text: 'Yes. The setup, your words and your core values save themselves a moment after each change, and the interview with every answer you send. “Saved” at the foot of the page means that we have it. A value proposition, a tagline and changes to your profile are saved when you press the button for it.',
      words: [
        'autosave',
        'save button',
        'lost',
        'store',
        'where is save',
        'close the page',
        'close the browser',
        'my text',
        'by itself',
      ],
    },
    {
      id: 'offline',
      title: 'What happens when my connection drops?',
      text: 'Keep the page open and go on. Words, core values and setup answers that can’t be sent wait in this browser, and the foot of the page says that you’re offline. They’re sent as soon as the connection is back. You need a connection for new drafts, reviews and PDFs, and to open another page.',
      words: ['internet', 'no connection', 'wifi', 'train', 'not saved', 'sync'],
    },
    {
      id: 'two-tabs',
      title: 'Can I have two tabs open?',
      text: 'Yes. Words and core values that you change in two tabs are merged: what you add in either one stays. In a conversation, the tab that’s behind asks you to read the latest messages first. Signing out in one tab signs out the others as well.',
      words: ['windows', 'conflict', 'same time', 'merge', 'overwrite', 'twice'],
    },
    {
      id: 'several-devices',
      title: 'Can I use several devices?',
      text: 'Yes. Your work is in your account, not on the device: sign in with the same email on a phone, a tablet or another computer and go on where you stopped. Words and core values that you change on two devices at once are merged. “Signed-in devices” in your profile lists them all and can sign any of them out.',
      goesTo: '/profile#devices-title',
      words: ['phone', 'tablet', 'laptop', 'ipad', 'switch', 'computer', 'app'],
    },
    {
      id: 'earlier-versions',
      title: 'How do I get an earlier version back?',
      text: 'Words, value propositions, taglines, core values and interviews each keep their last fifty versions. Open “Earlier versions” or “Show earlier versions” on the page, find the one you want by its date, and press “Bring this back”. What it replaces is kept as well, so you can change your mind again.',
      words: ['history', 'restore', 'old', 'previous', 'recover', 'undo', 'deleted', 'lost', 'backup'],
    },
    {
      id: 'undo',
      title: 'I did something by mistake. How do I undo it?',
      text: 'Look for “Undo” where it happened: at a deleted core value, at a mark in a report, in the values exercise. For words, lines, values and interviews, open the earlier versions of the page and bring one back. Answers in your profile have no earlier versions, and deleting your account can’t be undone.',
      words: ['mistake', 'revert', 'back', 'deleted', 'oops', 'accident', 'ctrl z'],
    },
    {
      id: 'made-from-earlier-answers',
      title: 'What does “Made from earlier answers” mean?',
      text: 'You’ve changed something that this result was made from, such as a word or an answer about your business. The result stays as it is, and you can go on using it. “Renew” makes it again from what you say now; the earlier one can be brought back.',
      words: ['stale', 'outdated', 'old', 'renew', 'clock', 'mark', 'out of date'],
    },
    {
      id: 'signed-out',
      title: 'I was signed out. Is my work gone?',
      text: 'No. You’re signed out after 14 days without a visit, after 30 days in any case, and on all other devices when you change your password. Everything you saved is there when you sign in again, and edits still waiting in this browser are sent then.',
      goesTo: '/login',
      words: ['session', 'expired', 'logged out', 'sign in again', 'lost'],
    },
    {
      id: 'shared-computer',
      title: 'Is it safe to use a shared computer?',
      text: 'If you sign out at the end, yes. “Sign Out” in the menu under your initials first sends what hasn’t been sent, then clears what this browser kept for you. If you forgot, sign that device out under “Signed-in devices” from anywhere else.',
      goesTo: '/profile#devices-title',
      words: ['public', 'library', 'work computer', 'privacy', 'log out', 'someone else'],
    },
  ],
}
