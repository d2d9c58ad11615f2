/** Help: Brand Attributes: collecting words, picking five, choosing one. */
import {
  categories,
  categoryNames,
  categoryWordsMax,
  picksPerCategory,
  wordLengthMax,
  wordsAdvised,
  wordsNeededToPick,
} from '#contract/plain/brand.ts'
import type { HelpGroup } from '#contract/plain/help/help-article.ts'
import { sampleWords } from '#contract/plain/sample-words.ts'

export const wordsHelp: HelpGroup = {
  id: 'words',
  title: 'Your words (Brand Attributes)',
  articles: [
    {
      id: 'six-categories',
      title: 'What are the six categories for?',
      text: `They show your brand from six sides: ${categories.map((category) => categoryNames[category]).join(', ')}. Culture is how people describe your company, Customers whom you serve, Voice how you sound. Feeling is how people feel after working with you, Impact what they gain that they can see or measure, and X Factor what makes you special. You end up with one word for each.`,
      goesTo: '/toolkit/brand-attributes',
      words: ['attributes', 'adjectives', 'brand dna', 'meaning', 'difference between feeling and impact'],
    },
    {
      id: 'how-many-words',
      title: 'How many words do I need?',
      text: `In each category ${picksPerCategory} of your own are enough. You pick from a list of at least ${wordsNeededToPick}, but the words to start from count too, once you’ve touched the category. ${wordsAdvised} or more make choosing easier. A list holds up to ${categoryWordsMax} words.`,
      goesTo: '/toolkit/brand-attributes',
      words: ['minimum', 'maximum', 'limit', 'counter', 'cannot pick', 'top five'],
    },
    {
      id: 'picked-by-itself',
      title: 'Why are some of my words checked already?',
      text: `The first ${picksPerCategory} words that you add in a category stand in your top five at once, because what comes to mind first is often best. Uncheck a word that doesn’t fit and check another. What you uncheck stays unchecked, and the words to start from are never checked for you. Your number one you choose yourself, among the five under “Your top five”: then “Next Step” appears.`,
      goesTo: '/toolkit/brand-attributes',
      words: ['automatic', 'preselected', 'ticked', 'top five', 'number one', 'uncheck', 'next step is missing'],
    },
    {
      id: 'several-words',
      title: 'Can I add a phrase, or several words at once?',
      text: `Both. A phrase counts as one word and can be up to ${wordLengthMax} characters long. To add several, type them with commas between and press “Add Word” once. A word that’s already in the list isn’t added again, whatever its capitals, and the page tells you so.`,
      words: ['comma', 'sentence', 'duplicate', 'already in your list', 'too long', 'characters'],
    },
    {
      id: 'sample-words',
      title: 'Why are there words that I didn’t write?',
      text: `Each category comes with words to start from (${sampleWords.impact.length} or ${sampleWords.culture.length}), in case you’re stuck. They’re folded away below your own, and each stays a sample until you check it or type it. Your own words are better picks: a competitor wouldn’t have them.`,
      words: ['examples', 'samples', 'not mine', 'prefilled', 'default'],
    },
    {
      id: 'word-suggestions',
      title: 'How do the word suggestions work?',
      text: 'As you type, words that begin that way appear under the field; tap one to add it. “Get suggestions” with an empty field offers some that suit the words you already have, so it needs one of yours first. They come from our word list, and are spelled the American way unless you write British. Where a language model writes for you, the button asks it instead.',
      words: ['ideas', 'chips', 'autocomplete', 'stuck', 'inspiration', 'british spelling', 'disabled'],
    },
    {
      id: 'delete-a-word',
      title: 'How do I delete or correct a word?',
      text: 'Tap the word itself, then “Delete”. To correct one, delete it and add it again. A word that you delete also leaves your top five. If you deleted too much, open “Earlier versions” on the Brand Attributes page and bring back the list as it was.',
      goesTo: '/toolkit/brand-attributes',
      words: ['remove', 'typo', 'spelling', 'mistake', 'undo', 'edit a word'],
    },
    {
      id: 'change-picks',
      title: 'Can I change my top five or my number one later?',
      text: 'At any time. Uncheck a word in the list to free its place, check another, and choose your number one among the five. Value propositions and other results made from the earlier words stay as they are; they’re marked as made from earlier answers, and you decide whether to renew them.',
      goesTo: '/toolkit/brand-attributes',
      words: ['swap', 'replace', 'different word', 'top one', 'pick', 'choose again'],
    },
    {
      id: 'reset-category',
      title: 'What happens when I reset a category?',
      text: '“Reset this category” takes away your words and picks there and puts back the sample words. The other five categories stay. You are asked first, and “Bring back your earlier words” undoes it. Steps that you’ve already done stay visible, but can’t be changed until all six categories are complete again.',
      words: ['start over', 'clear', 'erase', 'empty', 'restart'],
    },
  ],
}
