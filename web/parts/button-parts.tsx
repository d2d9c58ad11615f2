/** Buttons and links, in every kind and state. */
import { Example, PartSection } from '#web/parts/part-section.tsx'
import { Button, ButtonAnchor, ButtonLink } from '#web/ui/button.tsx'
import { FileButton } from '#web/ui/file-button.tsx'
import { Icon } from '#web/ui/icon.tsx'

const kinds = [undefined, 'main', 'plain', 'tool', 'bad', 'inverse'] as const
/** These classes show a state that only a pointer brings about. */
const shownStates = { hover: 'is-hover', pressed: 'is-down' } as const

function ButtonKind({ kind }: { kind: (typeof kinds)[number] }) {
  return (
    <PartSection title={kind ? `Button, ${kind}` : 'Button'}>
      <Example name="at rest">
        <Button kind={kind}>Save Details</Button>
      </Example>
      {Object.entries(shownStates).map(([name, className]) => (
        <Example key={name} name={name}>
          <Button kind={kind} className={className}>
            Save Details
          </Button>
        </Example>
      ))}
      <Example name="with an icon">
        <Button kind={kind}>
          <Icon name="renew" />
          Regenerate
        </Button>
      </Example>
      <Example name="disabled">
        <Button kind={kind} disabled>
          Save Details
        </Button>
      </Example>
      <Example name="busy">
        <Button kind={kind} isBusy>
          Saving…
        </Button>
      </Example>
    </PartSection>
  )
}

function SizesAndToggles() {
  return (
    <PartSection title="Button, sizes and toggles">
      <Example name="big">
        <Button isBig>Start Your Free Trial</Button>
      </Example>
      <Example name="big and wide" isWide>
        <Button kind="main" isBig isWide>
          Complete Payment
        </Button>
      </Example>
      <Example name="in a narrow card">
        <Button isSnug>View Results</Button>
      </Example>
      <Example name="in a narrow card, disabled">
        <Button isSnug disabled>
          Complete Step 1 First
        </Button>
      </Example>
      <Example name="toggle, off">
        <Button kind="tool" aria-pressed={false}>
          <Icon name="pin" />
          Pin
        </Button>
      </Example>
      <Example name="toggle, on">
        <Button kind="tool" aria-pressed>
          <Icon name="pin" />
          Pinned
        </Button>
      </Example>
      <Example name="misspelled word">
        <Button kind="slip" aria-expanded={false}>
          recieve
        </Button>
      </Example>
      <Example name="misspelled word, open">
        <Button kind="slip" aria-expanded>
          recieve
        </Button>
      </Example>
    </PartSection>
  )
}

function LinksAndFiles() {
  return (
    <PartSection title="Links and files">
      <Example name="within the app">
        <ButtonLink to="/">Back to the Dashboard</ButtonLink>
      </Example>
      <Example name="to a page">
        <ButtonAnchor kind="main" href="#main">
          See the Plans
        </ButtonAnchor>
      </Example>
      <Example name="choosing a file">
        <FileButton accept=".txt" onChoose={() => undefined}>
          Upload Document
        </FileButton>
      </Example>
      <Example name="choosing a file, disabled">
        <FileButton accept=".txt" isDisabled onChoose={() => undefined}>
          Upload Document
        </FileButton>
      </Example>
      <Example name="link without an address">
        <button type="button" className="link">
          Show earlier lists
        </button>
      </Example>
    </PartSection>
  )
}

export function ButtonParts() {
  return (
    <>
      {kinds.map((kind) => (
        <ButtonKind key={kind ?? 'button'} kind={kind} />
      ))}
      <SizesAndToggles />
      <LinksAndFiles />
    </>
  )
}
