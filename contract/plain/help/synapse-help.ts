/** Synapse, and what is and is not done by machines. */
import { conversationLimits } from '#contract/plain/conversation-limits.ts'
import type { HelpGroup } from '#contract/plain/help/help-article.ts'

export const synapseHelp: HelpGroup = {
  id: 'synapse',
  title: 'Synapse and AI',
  articles: [
    {
      id: 'what-is-synapse',
      title: 'What is Synapse?',
      text: 'Your strategist in the toolkit. Press the round seal to open it: at the top of the page on a phone, at the lower right on a wide screen. Synapse knows what you’ve told and chosen so far. It says what comes next and why, points out where two of your answers don’t go together, and answers questions about your brand and the method in a few sentences.',
      goesTo: '/toolkit',
      words: ['chat', 'assistant', 'bot', 'strategist', 'ask', 'seal', 'help me'],
    },
    {
      id: 'synapse-limits',
      title: 'What can’t Synapse do?',
      text: 'It doesn’t search the internet, and gives no advice on law, tax or medicine. It answers in English, from your brand and from what it knows of the method, and says so when it doesn’t know. If an answer misses your question, ask again in other words.',
      words: ['wrong answer', 'does not understand', 'legal', 'research', 'competitors', 'limits'],
    },
    {
      id: 'synapse-memory',
      title: 'Does Synapse remember what we talked about?',
      text: `Yes. The conversation is saved and goes on wherever you sign in; “Show earlier messages” brings up older ones. After ${conversationLimits.strategist.messagesMax} messages it’s full and can be started over. Nothing that you’ve made is lost by that.`,
      words: ['history', 'conversation', 'full', 'start over', 'previous messages', 'delete chat'],
    },
    {
      id: 'is-it-ai',
      title: 'Is my text sent to an AI company?',
      text: 'No. Everything is worked out on the server of this site, without a language model: it asks, quotes your answers, puts them together and measures what can be counted. That’s why it never makes up facts about you, and why short answers give short results. The one exception is your own browser’s speech recognition, if you use “Voice input”.',
      words: [
        'chatgpt',
        'openai',
        'model',
        'training',
        'privacy',
        'data',
        'confidential',
        'artificial intelligence',
        'gdpr',
      ],
    },
  ],
}
