/** Offers to set a short business name, beside drafts that use a long one. */
import { nameInLineLengthMax } from '#contract/plain/sentences.ts'
import { LinkButton } from '#web/ui/link-button.tsx'

type Props = { shortName: string; businessName: string; onOffer: () => void }

export const ShortNameOffer = ({ shortName, businessName, onOffer }: Props) =>
  businessName.trim().length > nameInLineLengthMax &&
  shortName.trim() === '' && (
    <p className="small short-name">
      Your full name fills much of the line. <LinkButton onClick={onOffer}>Use the name people call you</LinkButton>
    </p>
  )
