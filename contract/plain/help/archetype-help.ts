/** The archetype interview and its result. */
import { answersMax, archetypeIds, questionsMax, questionsMin, toldMin } from '#contract/plain/archetypes.ts'
import type { HelpGroup } from '#contract/plain/help/help-article.ts'

export const archetypeHelp: HelpGroup = {
  id: 'archetype',
  title: 'Your archetype',
  articles: [
    {
      id: 'what-is-an-archetype',
      title: 'What does my archetype mean?',
      text: `An archetype is a kind of character: what a brand wants, what it dreads, how it talks. There are ${archetypeIds.length}, after the book The Hero and the Outlaw by Mark and Pearson. Yours is a reading of your answers, not a verdict on you. It helps to choose words and pictures that fit together, so that people recognize you.`,
      goesTo: '/toolkit/brand-archetypes',
      words: ['personality', 'character', 'type', 'sage', 'hero', 'jester', 'caregiver', 'explorer', 'psychology'],
    },
    {
      id: 'how-many-questions',
      title: 'How many questions does the interview ask?',
      text: `At least ${questionsMin}, and usually no more than ${questionsMax}. It ends sooner when your answers clearly point one way. From question ${questionsMin} on you can also press “See my result now”. If too little was told for a result, the interview goes on until there is enough, but not beyond ${answersMax} answers.`,
      goesTo: '/toolkit/brand-archetype',
      words: ['length', 'how long', 'end', 'finish', 'stop', 'twenty'],
    },
    {
      id: 'good-answers',
      title: 'Which answers help most?',
      text: 'Tell what happened: a day, a customer, what you did and what it cost. A story tells more than a slogan. Very short or general answers, and ones that repeat what you’ve said, count for nothing. If a question makes no sense to you, say so or ask back; it’s put in other words and costs you nothing.',
      goesTo: '/toolkit/brand-archetype',
      words: [
        'how to answer',
        'tips',
        'short answer',
        'don’t understand',
        'don’t know',
        'skip a question',
        'what to write',
      ],
    },
    {
      id: 'no-archetype',
      title: 'Why did I get no archetype?',
      text: `Because your answers told too little, or pointed in several directions. It takes ${toldMin} answers that tell something, and one archetype that stands out. The page shows which answers didn’t count and offers questions to tell more about. The interview goes on where it stopped. Only after ${answersMax} answers is it full and has to be started over; what you told is kept.`,
      goesTo: '/toolkit/brand-archetype',
      words: ['not enough yet', 'undecided', 'no result', 'did not count', 'unclear'],
    },
    {
      id: 'two-archetypes',
      title: 'Why do I have two archetypes?',
      text: 'Most brands lead with one and lean on a second, which is shown when enough of your answers speak for it. Where the two are nearly equal, the result says “Your brand is a mix of two”. Then lead with either one, as long as you choose; the analysis names what would tip the balance.',
      goesTo: '/toolkit/brand-archetype',
      words: ['primary', 'secondary', 'mixed', 'no clear second', 'both', 'tie'],
    },
    {
      id: 'how-archetype-is-found',
      title: 'How do you get from my answers to an archetype?',
      text: 'Each answer is searched for things that brands of a kind say and do. The wheel shows one mark for each answer, and some answers say more than others. “What speaks for it” quotes your own sentences, and “What points the other way” the ones against. Until the end nobody tells you where it’s heading, so that you don’t answer towards it.',
      goesTo: '/toolkit/brand-archetype',
      words: ['wheel', 'marks', 'score', 'why this archetype', 'proof', 'wrong result', 'disagree', 'calculated'],
    },
    {
      id: 'use-archetype',
      title: 'What do I do with my archetype?',
      text: 'Below the wheel stand sentences to print, ideas for how to sound, words worth trying and words to avoid, pictures, and traps. They are ideas that suit the archetype: keep what sounds like you. “Download PDF” gives you the whole analysis for whoever writes or designs for you.',
      goesTo: '/toolkit/brand-archetype',
      words: ['tone of voice', 'images', 'photos', 'designer', 'apply', 'website text', 'what now', 'report'],
    },
    {
      id: 'pause-interview',
      title: 'Can I pause the interview?',
      text: 'Yes, at any question and for as long as you like. Every answer you’ve sent is saved, and the interview goes on there on any device. What you’re typing and haven’t sent yet is kept in this browser only.',
      goesTo: '/toolkit/brand-archetype',
      words: ['stop', 'break', 'continue later', 'resume', 'interrupted', 'phone'],
    },
    {
      id: 'correct-answer',
      title: 'Can I correct an answer I’ve sent?',
      text: 'Yes. Press “Correct” beside it, change the words and save. Everything you answered later stays, and the question that’s open is asked anew only if it must be. After the result, the page says that it was made from earlier answers, and reads them again when you ask it to.',
      goesTo: '/toolkit/brand-archetype',
      words: ['mistake', 'typo', 'edit answer', 'change answer', 'sent too early', 'undo'],
    },
    {
      id: 'voice-input',
      title: 'Can I speak instead of typing?',
      text: 'In the interview, yes: press “Voice input”, allow the microphone, and speak. What was understood appears in the field, where you can correct it before you send it. It hears English. If your browser can’t do it, the page says so. Some browsers send the sound to their maker to turn it into text.',
      goesTo: '/toolkit/brand-archetype',
      words: ['microphone', 'dictate', 'talk', 'speech', 'not supported', 'record'],
    },
    {
      id: 'interview-again',
      title: 'Can I do the interview again?',
      text: 'Yes, with “Start Over”. Your conversation and its result are kept under “Show earlier conversations”, and you can bring them back. Until the new interview has a result, the Website Review is locked. If only your words or values have changed, “Renew” reads your answers again without asking anything.',
      goesTo: '/toolkit/brand-archetype',
      words: ['repeat', 'redo', 'reset', 'new interview', 'restart', 'retake', 'another archetype'],
    },
  ],
}
