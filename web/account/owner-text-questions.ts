/**
 * The wording of the questions whose answers are used in generated lines ("told" by the owner). Shown where they are
 * asked, and where a line names the answers it was made from.
 */
import { categoryNames, type OwnerTextField } from '#contract/plain/brand.ts'

export const ownerTextQuestions: Readonly<Record<OwnerTextField, string>> = {
  businessName: 'What is your business called?',
  productsServices: 'What do you sell?',
  idealClientDescription: 'Who is it for?',
  competitiveDifferentiator: 'What do you do that others don’t?',
  customerPainPoints: 'What goes wrong for them before they come to you?',
  does: 'What do you do for customers?',
  who: 'Who is it for?',
  when: 'When do they need you?',
  after: 'What do they get out of it?',
  only: 'What do you do that others don’t?',
  check: 'How can a customer check it?',
  ...categoryNames,
}
