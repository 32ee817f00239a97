import { casesOf } from '../../testing/style-case.ts';

export const englishCases = [
  ...casesOf('contractions', [
    [
      'do_not_use_contractions',
      'en',
      [
        ["I don't know, we can't go and it won't work.", 'I do not know, we cannot go and it will not work.'],
        [
          'Don’t click. Why don’t you wait? It’s late, isn’t it?',
          'Do not click. Why do you not wait? It is late, is it not?',
        ],
        ["I'm here, they're there, we've been, you'll see.", 'I am here, they are there, we have been, you will see.'],
        [
          "He's been away. That's a car. There's never been one.",
          'He has been away. That is a car. There has never been one.',
        ],
        [
          "I'd like that. He'd never seen it. You'd better go.",
          'I would like that. He had never seen it. You had better go.',
        ],
        ["Let's start.", 'Let us start.'],
        ["It isn't you.", 'It is not you.'],
      ],
      [
        "John's car is at Anna's.",
        "He's finished.",
        "I ain't going.",
        "What's it mean?",
        "Five o'clock, ma'am.",
        "The '90s",
        "Don't you dare!",
        "Don't the others know?",
        "She'd put it there.",
        'It’s.',
      ],
    ],
    [
      'use_contractions',
      'en',
      [
        ['I do not know. It is not here. You cannot.', "I don't know. It isn't here. You can't."],
        ['It is important. We are going. You will see.', "It's important. We're going. You'll see."],
        ['I have been there. They have finished.', "I've been there. They've finished."],
        ['Will not work. I am not sure.', "Won't work. I'm not sure."],
      ],
      [
        'It is bigger than it is now.',
        'Not only that.',
        'Yes, I am.',
        'I have a car. They have need of it.',
        'We must not go.',
        'It is not only a car.',
      ],
    ],
    [
      'use_contractions_but_avoid_negative_contractions',
      'en',
      [
        ["It isn't easy. You don't know.", 'It is not easy. You do not know.'],
        ["It is easy. I can't.", "It's easy. I cannot."],
      ],
      ['It is not here.', 'I do not know.', 'Where he is good.'],
    ],
  ]),
];
