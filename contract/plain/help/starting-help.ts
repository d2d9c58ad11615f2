/** Help: getting started. */
import { trialDays } from '#contract/plain/access.ts'
import { steps } from '#contract/plain/brand.ts'
import type { HelpGroup } from '#contract/plain/help/help-article.ts'

export const startingHelp: HelpGroup = {
  id: 'starting',
  title: 'Getting started',
  articles: [
    {
      id: 'what-you-get',
      title: 'What do I get out of %PRODUCT_NAME%?',
      text: 'Six results that agree with each other: six words for your brand, a value proposition, a tagline, your core values, your archetype, and a review of your website. You answer in your own words, choose, and change your mind as often as you like. Then you take it all along: reports as PDF, a brief for a designer, files for AI tools.',
      goesTo: '/marketing',
      words: ['what is it', 'for whom', 'features', 'results', 'benefit'],
    },
    {
      id: 'what-it-does-not-do',
      title: 'What does %PRODUCT_NAME% not do?',
      text: 'It makes no logos, websites, ads or posts, prints nothing and sells nothing for you. It doesn’t search the internet, look up your competitors or register names, and it gives no advice on prices, law or tax. It helps you find out what your brand stands for, in words that you can give to the people and tools that do the rest.',
      words: [
        'make a logo',
        'make a website',
        'design',
        'advertising',
        'social media',
        'newsletter',
        'business cards',
        'videos',
        'names',
        'trademark',
        'domain',
        'online shop',
        'marketing',
        'integration',
        'advice',
        'taxes',
        'business plan',
        'translation',
      ],
    },
    {
      id: 'locked-step',
      title: 'Why is a step locked?',
      text: `Each step builds on the one before, so they open in order: ${steps.map(({ name }) => name).join(', ')}. A step opens when the one before it is done: six complete categories, a saved value proposition, a saved tagline, one core value, an interview with a result. Until then the toolkit says “Complete previous steps to unlock”.`,
      goesTo: '/toolkit',
      words: ['closed', 'gray', 'unlock', 'order', 'skip a step', 'next step', 'disabled'],
    },
    {
      id: 'how-long',
      title: 'How long does it all take?',
      text: 'A little over an hour: about twenty minutes for your words, five each for the value proposition and the tagline, fifteen for the core values, and half an hour for the archetype. The website review takes about three minutes and needs nobody to watch it. You can stop at any point and go on another day.',
      words: ['time', 'duration', 'minutes', 'hours', 'quick'],
    },
    {
      id: 'without-an-account',
      title: 'Can I begin without an account?',
      text: `Yes. Answer six short questions about your business on the start page. They’re saved for 30 days and join the account that you create in the same browser. Leave your email there as well, and you get a link to continue on any device. The six tools need an account, which is free for ${trialDays} days.`,
      goesTo: '/start',
      words: ['guest', 'try', 'sign up', 'register', 'later', 'anonymous'],
    },
    {
      id: 'setup-sentences',
      title: 'Why does the setup ask me to finish sentences?',
      text: 'Because your drafts are made of them, word for word: what you do, who it’s for, when they need you, what they get out of it, what others don’t do, and how a customer can check it. Under each one you see a draft form as you type. The last one is optional, and so is the longer story behind “Tell us more”.',
      words: ['stem', 'we', 'fill in', 'short answers', 'long answer', 'products and services', 'onboarding'],
    },
    {
      id: 'skip-setup',
      title: 'Can I skip the questions at the beginning?',
      text: 'Yes. “Skip for now” passes over one question, and “Finish later” ends the setup. Two answers matter most, though: what you do and who it’s for. Without them your drafts can’t mention either, so your toolkit keeps asking for what’s missing. You can answer any time with “Edit Profile”, and finish your sentences on the UVP page.',
      goesTo: '/profile?edit=true',
      words: ['onboarding', 'setup', 'required', 'leave blank', 'too many questions'],
    },
    {
      id: 'text-instead-of-typing',
      title: 'Can I show you a text instead of answering?',
      text: 'You can start from one. In the setup, press “Show us some text instead” and choose a flyer, a letter or a photo of a page, or paste the words of your home page. Its sentences then stand beside each question, and you tap the ones to start from. Nothing is filled in for you, and nothing is saved until you tap.',
      words: ['paste', 'upload', 'copy', 'website text', 'about page', 'import', 'onboarding'],
    },
    {
      id: 'change-answers',
      title: 'Where do I change what I told you about my business?',
      text: 'In Profile Settings, under “Personal Information”. Press “Edit Profile”, change what you like, then “Save Changes”. What you’ve typed but not saved waits in this browser until you come back. Results that used the old answers stay, and are marked as made from earlier answers until you renew them.',
      goesTo: '/profile?edit=true',
      words: ['business name', 'industry', 'edit', 'rename', 'company', 'customers', 'products', 'wrong'],
    },
    {
      id: 'where-was-i',
      title: 'How do I get back to where I stopped?',
      text: 'Open your toolkit. At the top it says what comes next and why, and the button takes you there. Brand Attributes says “Continue Discovery” once you’ve begun, and the interview waits at its last question. The six cards below show what is done and lead back to each result.',
      goesTo: '/toolkit',
      words: ['continue', 'resume', 'dashboard', 'home', 'find my work', 'progress'],
    },
  ],
}
