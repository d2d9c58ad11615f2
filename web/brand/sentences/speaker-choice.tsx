/** Chooses who speaks in the sentences: "we" or "I". */
import { useId } from 'react'

export function SpeakerChoice({ isOne, onChange }: { isOne: boolean; onChange: (isOne: boolean) => void }) {
  const group = useId()
  return (
    <fieldset className="speaker">
      <legend className="vh">Who speaks</legend>
      {[false, true].map((one) => (
        <label key={String(one)}>
          <input type="radio" name={group} checked={isOne === one} onChange={() => onChange(one)} />
          <span>{one ? 'I' : 'We'}</span>
        </label>
      ))}
    </fieldset>
  )
}
