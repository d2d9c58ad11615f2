/** Help: the trial, the plans and paying for them. */
import { pastDueDays, trialDays } from '#contract/plain/access.ts'
import type { HelpGroup } from '#contract/plain/help/help-article.ts'
import { plans } from '#contract/plain/plans.ts'

const year = plans['all-access']
const { monthly } = plans
const bundle = plans['starter-bundle']
const first = plans['tool-1-only']
const review = plans['brand-review']

export const plansHelp: HelpGroup = {
  id: 'plans',
  title: 'Trial, plans and payment',
  articles: [
    {
      id: 'trial',
      title: 'How does the free trial work?',
      text: `It starts when you create your account, opens everything, and lasts ${trialDays} days. You need no card, so nothing can be charged when it ends. Your toolkit shows how many days are left, and one email reminds you three days before the end. Each email address gets one trial.`,
      goesTo: '/login',
      words: ['free', 'test', 'no card', 'credit card', 'try', 'second trial'],
    },
    {
      id: 'after-the-trial',
      title: 'What happens when the trial ends?',
      text: 'The tools become read-only. You can still read, copy and download everything you’ve made, and nothing is deleted. Writing new lines, changing your work or starting a review needs a plan from then on. When you buy one later, you go on exactly where you stopped.',
      goesTo: '/cart',
      words: ['expired', 'over', 'read-only', 'locked out', 'lose my work', 'charged', 'see the plans'],
    },
    {
      id: 'which-plan',
      title: 'What does it cost, and which plan opens what?',
      text: `${monthly.name} ($${monthly.price} a month) and ${year.name} ($${year.price} for a year) open all six steps. ${bundle.name} ($${bundle.price}) opens steps 1 to 5, and ${first.name} ($${first.price}) the first. ${review.name} ($${review.price}) adds the website review to the steps before it. Those three are paid once and kept.`,
      goesTo: '/cart',
      words: [
        'price',
        'cost',
        'how much',
        'compare',
        'paid plan',
        'free plan',
        'difference',
        'all tools',
        'subscription',
        'buy',
        'upgrade',
        'pro',
        'cheap',
      ],
    },
    {
      id: 'does-it-renew',
      title: 'Does my plan renew by itself?',
      text: `Only ${monthly.name} does, every month until you cancel it. ${year.name} is one payment for a year and then ends. The other plans are paid once and never expire. What you have, until when, and the next payment if there is one stand under “Subscription Status” in your profile.`,
      goesTo: '/profile#subscription-title',
      words: ['renewal', 'automatic', 'charged again', 'subscription', 'expire', 'lifetime', 'next payment'],
    },
    {
      id: 'cancel-plan',
      title: 'How do I cancel the monthly plan?',
      text: 'In your profile, under “Subscription Status”, press “Cancel subscription” and confirm. You won’t be charged again, and everything stays open until the end of the time you’ve paid for. After that the tools are read-only. Until then, “Resume subscription” brings it back, and you don’t pay for those days twice.',
      goesTo: '/profile#subscription-title',
      words: ['end', 'stop', 'pause', 'quit', 'unsubscribe', 'terminate', 'resume'],
    },
    {
      id: 'refund',
      title: 'Can I get my money back?',
      text: 'Refunds are decided by the people who run this site; there’s no button for it. Write to them, for example at the address that your receipt came from, and name the number of the receipt. When a payment is refunded in full, the plan that it opened closes. What you made stays yours to read and download.',
      goesTo: '/profile#subscription-title',
      words: ['refund', 'return', 'money back', 'guarantee', 'complaint', 'wrong charge', 'chargeback'],
    },
    {
      id: 'receipts',
      title: 'Where are my receipts and invoices?',
      text: 'A receipt comes by email after each payment. All of them also stand in your profile under “Payments”: press the number to see one, and “Download as PDF” to keep it. Next to it, under “Billing details”, you can enter business, name, address and tax number. They then stand on all your receipts, past ones too.',
      goesTo: '/profile#subscription-title',
      words: ['invoice', 'bill', 'vat', 'tax number', 'address', 'accounting', 'pdf', 'proof of payment'],
    },
    {
      id: 'coupon',
      title: 'How do I use a coupon?',
      text: 'When you’ve picked a plan, type the code under “Have a coupon code?” and press “Apply”. The new price shows at once. You can use one coupon per order; with the monthly plan it lowers the first month. If a code has ended or is used up, the field says so.',
      goesTo: '/cart',
      words: ['discount', 'code', 'voucher', 'promo', 'percent', 'invalid', 'free access'],
    },
    {
      id: 'payment-failed',
      title: 'My payment didn’t go through. What now?',
      text: `If it was a first payment, nothing was charged: try again or use another card. If it was the renewal of a monthly plan, everything stays open for ${pastDueDays} days while we keep trying. Give a new card under “Change the card” in your profile. After that the tools are read-only until it’s paid.`,
      goesTo: '/profile#subscription-title',
      words: ['declined', 'card', 'past due', 'failed', 'expired card', 'bank', 'change card'],
    },
    {
      id: 'card-details',
      title: 'Is it safe to type in my card number?',
      text: 'Yes. You type it into the form of Stripe, the payment provider. Only Stripe gets the number; it never reaches %PRODUCT_NAME%. Where payments are only simulated, the page says so before you pay, and no money moves.',
      words: ['secure', 'safe', 'credit card', 'payment', 'stripe', 'simulated', 'fraud'],
    },
    {
      id: 'buy-without-account',
      title: 'I bought a plan without an account. Where is it?',
      text: 'It waits for you. Create your account in the same browser and the plan joins it. Or open the link in the receipt, which works for 30 days, sign in or create an account there, and press “Add to My Account”. If the link has expired, its page can mail you a new one.',
      goesTo: '/login',
      words: ['guest', 'order', 'not open', 'paid but locked', 'missing plan', 'link in receipt', 'claim'],
    },
    {
      id: 'paid-not-open',
      title: 'I’ve paid, but the tools are still closed.',
      text: 'A plan opens when the payment provider confirms the payment, which usually takes seconds and with some banks longer. Reload your toolkit after a moment. Also check that you’re signed in with the email you paid with, and that your plan includes the tool. If it stays closed, write to the people who run this site, with the number of the order.',
      goesTo: '/profile#subscription-title',
      words: ['not unlocked', 'pending', 'waiting', 'confirmed', 'activate', 'no access'],
    },
    {
      id: 'buy-early',
      title: 'Do I lose days if I buy before my time is over?',
      text: `With ${year.name}, no: the year begins when your trial or the month you’ve paid for ends, and a further year is added to the one that runs. ${monthly.name} starts on the day you buy it, in place of the days left in a trial. The page says which of this applies to you before you pay.`,
      goesTo: '/cart',
      words: ['during the trial', 'upgrade', 'switch plan', 'change plan', 'remaining days', 'early'],
    },
  ],
}
