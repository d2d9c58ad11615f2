/** Help: Core Values. */
import { coreValuesMax } from '#contract/plain/core-value.ts'
import { guideQuestionIds } from '#contract/plain/guided-value.ts'
import type { HelpGroup } from '#contract/plain/help/help-article.ts'

export const valuesHelp: HelpGroup = {
  id: 'values',
  title: 'Core values',
  articles: [
    {
      id: 'what-is-a-value',
      title: 'What counts as a core value?',
      text: `Something you stick to even when it costs you: a job turned down, a day lost, a customer told the truth. The word honesty alone tells nobody much; what you do because of it does. Three to five are enough to live by. The list holds up to ${coreValuesMax}.`,
      goesTo: '/toolkit/core-values',
      words: ['principles', 'beliefs', 'mission', 'how many values', 'example', 'limit'],
    },
    {
      id: 'find-values',
      title: 'How do I find my values?',
      text: `In three ways. “Upload Document” looks through a handbook or a letter for values that it states, and shows its sentences that may show one: you check those that do and give each a name. “Values Exercise” asks ${guideQuestionIds.length} short questions and joins your answers into a value, word for word. “Add Manually” lets you write it down yourself. One value is enough to complete the step.`,
      goesTo: '/toolkit/core-values',
      words: ['assistant', 'exercise', 'questions', 'manual', 'document', 'extract', 'no idea', 'stuck'],
    },
    {
      id: 'order-values',
      title: 'How do I put values in order, or delete one?',
      text: 'Drag a value by its handle, or press “Up” and “Down” on its card. Click the title or the text to change it. “Delete” takes a value away; until you delete another, “Undo” brings it back. The website review opens with the first five of your list, so put the most important ones on top.',
      goesTo: '/toolkit/core-values',
      words: ['sort', 'move', 'drag', 'rank', 'remove', 'reorder', 'edit'],
    },
    {
      id: 'values-to-hand-out',
      title: 'How do I print my values or pass them on?',
      text: 'Under the list stand “One-page PDF”, a sheet to print, and “Copy the list”, which copies everything as plain text for an email or your website. Values you’ve added but left empty are in neither.',
      goesTo: '/toolkit/core-values',
      words: ['poster', 'pdf', 'copy', 'team', 'download', 'share'],
    },
  ],
}
