-- These owners agreed while a language model wrote value propositions alone; it may do more now, so they are asked anew.
DELETE FROM writing_consents WHERE is_on;
