/** Offers to set a short business name, beside drafts that use a long one. */
import { nameLengthMax } from '#contract/plain/sentences.ts'

type Props = { shortName: string; businessName: string; onOffer: () => void }

export const ShortNameOffer = ({ shortName, businessName, onOffer }: Props) =>
  businessName.trim().length > nameLengthMax &&
  shortName.trim() === '' && (
    <p className="small short-name">
      Your full name fills much of the line.{' '}
      <button className="link" type="button" onClick={onOffer}>
        Use the name people call you
      </button>
    </p>
  )
