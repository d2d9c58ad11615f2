/** Said with the provider's own words; the buyer stays where she is. */
import { showToast } from '#web/ui/toast.tsx'

export const tellPaymentFailed = (text: string) => showToast({ title: 'Payment Failed', text, isBad: true })
