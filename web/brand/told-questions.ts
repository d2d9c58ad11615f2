/** Where a piece of a line was told, as the question that it answers. */
import { categoryNames, type ToldField } from '#contract/brand.ts'

export const toldQuestions: Readonly<Record<ToldField, string>> = {
  businessName: 'Business name',
  productsServices: 'What do you do, in one line?',
  idealClientDescription: 'Who is it for?',
  competitiveDifferentiator: 'What do you do that others don’t?',
  customerPainPoints: 'What is wrong before they come to you?',
  ...categoryNames,
}
