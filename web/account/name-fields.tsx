/** First and last name fields, side by side. */
import { PlainField } from '#web/ui/plain-field.tsx'

/** `form` prefixes the ids of the fields. */
export function NameFields({ form }: { form: string }) {
  return (
    <div className="pair">
      <PlainField
        id={`${form}-first-name`}
        name="firstName"
        label="First name"
        autoComplete="given-name"
        maxLength={100}
        required
        missing="First name is required"
      />
      <PlainField
        id={`${form}-last-name`}
        name="lastName"
        label="Last name"
        autoComplete="family-name"
        maxLength={100}
        required
        missing="Last name is required"
      />
    </div>
  )
}
