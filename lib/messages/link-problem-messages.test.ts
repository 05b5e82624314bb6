import { linkProblemMessages } from "./link-problem-messages";

const messages = Object.entries(linkProblemMessages);

test.each(messages)("the message for %s is made of whole sentences and fits beside the field", (_problem, message) => {
  expect(message).toMatch(/^[A-Z].*\.$/);
  expect(message.length).toBeLessThan(80);
});

test("every problem has a message of its own", () => {
  expect(new Set(messages.map(([, message]) => message)).size).toBe(messages.length);
});
