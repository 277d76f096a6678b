package main

import (
	"context"
	"fmt"
	"log"
)

func main() {
	ctx := context.Background()
	easel, err := NewEasel()
	if err != nil {
		log.Fatal(err)
	}
	stages := []JSON{
		{"type": "INPUT_INITIALIZE", "inputInitialize": JSON{"count": 4}},
		{"type": "DIFFUSION", "diffusion": JSON{
			"sdModel": "757279507095956705",
			"prompts": []JSON{{"text": "a lighthouse on a cliff at dusk"}},
			"width":   832,
			"height":  1216,
			"steps":   28,
		}},
	}

	balance := func() float64 {
		var quote struct{ Balance float64 }
		err := easel.Call(ctx, "POST", "/v1/jobs/credits", JSON{"stages": stages}, &quote)
		if err != nil {
			log.Fatal(err)
		}
		return quote.Balance
	}

	fmt.Printf("balance %v\n", balance())
	var created struct{ Job Job }
	request := JSON{"requestId": RandomID(), "stages": stages}
	err = easel.Call(ctx, "POST", "/v1/jobs", request, &created)
	if err != nil {
		log.Fatal(err)
	}
	fmt.Printf("reserved %v, balance %v\n", created.Job.Credits, balance())
	var canceled struct {
		Status          string
		CreditsRefunded float64
	}
	err = easel.Call(ctx, "DELETE", "/v1/jobs/"+created.Job.ID, nil, &canceled)
	if err != nil {
		log.Fatal(err)
	}
	fmt.Printf("%s, refunded %v, balance %v\n", canceled.Status, canceled.CreditsRefunded, balance())
}
