/** Fields and switches, in every state. */
import { Example, PartSection } from '#web/parts/part-section.tsx'
import { Field, Select, TextArea, TextField } from '#web/ui/field.tsx'
import { Switch } from '#web/ui/switch.tsx'

const ignore = () => undefined
const hint = 'As your customers write it.'
const error = 'Please enter the name of your business.'

function TextFields() {
  return (
    <PartSection title="Text field">
      <Example name="empty" isWide>
        <TextField label="Business name" hint={hint} placeholder="Harbor Joinery" />
      </Example>
      <Example name="filled" isWide>
        <TextField label="Business name" hint={hint} defaultValue="Harbor Joinery" />
      </Example>
      <Example name="wrong" isWide>
        <TextField label="Business name" hint={hint} error={error} />
      </Example>
      <Example name="with a counter" isWide>
        <TextField label="Tagline" defaultValue="Built to be handed on." counter={{ length: 22, max: 80 }} />
      </Example>
      <Example name="disabled" isWide>
        <TextField label="Email" hint="Email cannot be changed" defaultValue="ada@example.com" disabled />
      </Example>
      <Example name="big" isWide>
        <Field label="Business name">
          {(control) => <input {...control} className="input big" defaultValue="Harbor Joinery" />}
        </Field>
      </Example>
      <Example name="digits" isWide>
        <TextField label="Code from your phone" look="digits" defaultValue="123456" />
      </Example>
      <Example name="code of letters" isWide>
        <TextField label="Have a coupon code?" look="code" defaultValue="founder" />
      </Example>
    </PartSection>
  )
}

function LongFields() {
  return (
    <PartSection title="Text area and select">
      <Example name="text area" isWide>
        <TextArea label="Notes" hint="Only you see them." defaultValue="Calls on Mondays." />
      </Example>
      <Example name="text area, wrong" isWide>
        <TextArea label="Notes" error="Please keep it under 2,000 characters." defaultValue="Calls on Mondays." />
      </Example>
      <Example name="select" isWide>
        <Select label="Industry" hint="The closest is fine." defaultValue="trade">
          <option value="trade">Skilled trade</option>
          <option value="food">Food and drink</option>
        </Select>
      </Example>
      <Example name="select, disabled" isWide>
        <Select label="Industry" disabled>
          <option>Please choose</option>
        </Select>
      </Example>
    </PartSection>
  )
}

export function FieldParts() {
  return (
    <>
      <TextFields />
      <LongFields />
      <PartSection title="Switch">
        <Example name="off" isWide>
          <Switch name="Access" hint="May use the tools without paying." isOn={false} onSwitch={ignore} />
        </Example>
        <Example name="on" isWide>
          <Switch name="Admin" hint="Sees all accounts." isOn onSwitch={ignore} />
        </Example>
      </PartSection>
    </>
  )
}
