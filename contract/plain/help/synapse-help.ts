/** Help: Synapse, and what AI does and does not do. */
import { conversationLimits } from '#contract/plain/conversation-limits.ts'
import type { HelpGroup } from '#contract/plain/help/help-article.ts'

export const synapseHelp: HelpGroup = {
  id: 'synapse',
  title: 'Synapse and AI',
  articles: [
    {
      id: 'what-is-synapse',
      title: 'What is Synapse?',
      text: 'Your strategist in the toolkit. Press the round seal to open it: at the top of the page on a phone, at the lower right on a wide screen. It’s a guide: it says what comes next and why, points out where two of your answers don’t go together, and finds things. Type what you’re looking for, and it shows what your brand, the method and this help say about it, five cards at most.',
      goesTo: '/toolkit',
      words: ['chat', 'assistant', 'bot', 'strategist', 'ask', 'search', 'seal', 'help me'],
    },
    {
      id: 'synapse-limits',
      title: 'What can’t Synapse do?',
      text: 'It can’t write, judge or talk things over: that takes a person or a language model. It finds what’s in your brand, the method and this help, and says so when it finds nothing. It doesn’t search the internet, and it understands only English. Typos are fine. If no card answers your question, try fewer words, or different ones.',
      words: [
        'wrong answer',
        'does not understand',
        'nothing found',
        'legal',
        'research',
        'competitors',
        'limits',
        'conversation',
      ],
    },
    {
      id: 'synapse-memory',
      title: 'Does Synapse remember what we talked about?',
      text: `Yes. The conversation is saved and goes on wherever you sign in; “Show earlier messages” brings up older ones. After ${conversationLimits.strategist.messagesMax} messages it’s full and can be started over. Nothing you’ve made is lost when you do.`,
      words: ['history', 'conversation', 'full', 'start over', 'previous messages', 'delete chat'],
    },
    {
      id: 'is-it-ai',
      title: 'Is my text sent to an AI company?',
      text: 'No. Everything happens on this site’s own server, without a language model: it asks questions, quotes your answers, puts them together, counts what can be counted, and searches. That goes for Synapse too. That’s why it never makes up facts about you, and why short answers give short results. The one exception is your own browser’s speech recognition, if you use “Voice input”.',
      words: [
        'chatgpt',
        'openai',
        'model',
        'training',
        'machine learning',
        'privacy',
        'data',
        'confidential',
        'artificial intelligence',
        'gdpr',
      ],
    },
  ],
}
