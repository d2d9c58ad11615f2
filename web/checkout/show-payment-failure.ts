/** Shows a toast with the payment provider's own message; the buyer stays on the page. */
import { showToast } from '#web/ui/toast.tsx'

export const showPaymentFailure = (text: string) => showToast({ title: 'Payment Failed', text, isBad: true })
