/** The opening message of an archetype interview. */
export function writeInterviewGreeting(businessName: string): string {
  const whose = businessName === '' ? 'your brand' : businessName
  return [
    `Hello, I’m Synapse, and I’d like to find out what kind of character ${whose} has.`,
    'This analysis uses at least 20 questions, one at a time. There are no right answers, and a story tells me more than a slogan.',
    'To begin: what is your business, and what core problem does it solve for your customers?',
  ].join(' ')
}
