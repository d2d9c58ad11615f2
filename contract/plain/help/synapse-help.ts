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
      text: 'Without a language model it can’t write, judge or talk things over. It finds what’s in your brand, the method and this help, and says so when it finds nothing. It doesn’t search the internet, and it understands only English. Typos are fine. If no card answers your question, try fewer words, or different ones.',
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
      id: 'synapse-talk',
      title: 'Can I talk things over with Synapse?',
      text: 'Where whoever runs this site has set up a language model, and you let it write. Then Synapse answers what you type in sentences, names who wrote them, and shows under “From” what each answer rests on. It gives advice, but changes nothing by itself, and it can be wrong: figures, names, dates and awards that aren’t from what you told us are underlined. “Stop” puts your question back into its field.',
      words: ['conversation', 'advice', 'language model', 'ai', 'sentences', 'underlined', 'stop', 'sources'],
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
      text: 'Not unless you agree. Everything works on this site’s own server, without a language model: it asks, quotes your answers, puts them together, counts and searches. Whoever runs this site can set up a model that writes. If it runs elsewhere, you first read what would be sent, to whom and what for, and you can turn it off in your profile. Your own browser’s speech recognition, if you use “Voice input”, may also send what you say.',
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
