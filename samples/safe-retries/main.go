package main

import (
	"context"
	"errors"
	"fmt"
	"log"
	"time"
)

func main() {
	ctx := context.Background()
	easel, err := NewEasel()
	if err != nil {
		log.Fatal(err)
	}
	easel.Attempts = 1 // The client normally retries; this program shows how.
	request := JSON{
		"requestId": RandomID(), // Made once, before the first attempt.
		"stages": []JSON{
			{"type": "INPUT_INITIALIZE", "inputInitialize": JSON{"count": 1}},
			{"type": "DIFFUSION", "diffusion": JSON{
				"sdModel": "600423083519508503",
				"prompts": []JSON{{"text": "a lighthouse"}},
			}},
		},
	}

	var second, third struct{ Job Job }
	// The sandbox acts as if the service were down.
	easel.Headers = map[string]string{"X-Sandbox-Scenario": "service-unavailable"}
	err = easel.Call(ctx, "POST", "/v1/jobs", request, &second)
	easel.Headers = nil
	var problem *Problem
	if errors.As(err, &problem) && problem.Retryable {
		wait := problem.RetryAfter
		fmt.Printf("attempt 1: %d %s, again in %v s\n", problem.Status, problem.Code, wait.Seconds())
		time.Sleep(wait)
	} else if err != nil {
		log.Fatal(err)
	}
	err = easel.Call(ctx, "POST", "/v1/jobs", request, &second)
	if err != nil {
		log.Fatal(err)
	}
	fmt.Printf("attempt 2: job %s\n", second.Job.ID)
	err = easel.Call(ctx, "POST", "/v1/jobs", request, &third)
	if err != nil {
		log.Fatal(err)
	}
	if third.Job.ID == second.Job.ID {
		fmt.Println("attempt 3: the same job")
	} else {
		fmt.Println("attempt 3: another job")
	}
}
