/** Help: screen sizes, language and keyboard. */
import type { HelpGroup } from '#contract/plain/help/help-article.ts'

export const screenHelp: HelpGroup = {
  id: 'screen',
  title: 'Screen, language and keyboard',
  articles: [
    {
      id: 'text-size',
      title: 'How do I make the text larger?',
      text: 'Use your browser’s zoom: Ctrl and + on Windows and Linux, Cmd and + on a Mac, or the text size in the browser’s menu on a phone. If you’ve set a larger font size in your browser, all pages follow it. The layout adapts, so nothing has to be scrolled sideways.',
      words: ['font size', 'zoom', 'small print', 'bigger', 'eyes', 'readable', 'accessibility'],
    },
    {
      id: 'dark-mode',
      title: 'Is there a dark mode?',
      text: 'Yes. All pages follow the light or dark setting of your device or browser, also when it changes in the evening. There’s no separate switch. PDFs are always light, because they’re made for paper.',
      words: ['night', 'theme', 'bright', 'black', 'light mode', 'colors'],
    },
    {
      id: 'languages',
      title: 'Which languages does it speak?',
      text: 'English only. Questions, drafts and reports are in American English; word suggestions follow British spelling if you write that way. Names and words with accents are fine everywhere. You can write in another language, but suggestions, the interview and the checks of a website’s wording understand only English.',
      words: ['german', 'spanish', 'french', 'translate', 'british', 'american', 'english'],
    },
    {
      id: 'on-a-phone',
      title: 'Does it work on my phone?',
      text: 'Yes, all of it, in the browser: there’s no app to install. The bar at the foot of a page leads on and back, and in Brand Attributes your five picks wait in the drawer above it. For long answers, the microphone of your phone’s keyboard works in every field.',
      words: ['mobile', 'app', 'android', 'iphone', 'tablet', 'small screen', 'install'],
    },
    {
      id: 'keyboard',
      title: 'Can I use it without a mouse?',
      text: 'Yes. Tab moves on, Shift and Tab back, Enter presses, and Escape closes menus and dialogs. The arrow keys move inside lists of words and menus. “Skip to content” is the first stop of every page. Core values are moved by Space and the arrow keys, or with “Up” and “Down”.',
      words: ['keyboard', 'accessibility', 'screen reader', 'shortcuts', 'tab key', 'blind', 'wcag', 'disability'],
    },
  ],
}
